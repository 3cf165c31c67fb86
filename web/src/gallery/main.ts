import { show } from "../begin.ts";
import { addWords, type Load } from "../words/words.svelte.ts";
import Gallery from "./Gallery.svelte";

const load: Load = (lang) => {
  switch (lang) {
    case "zh-Hant":
      return import("words:gallery/zh-Hant");
    case "zh-Hans":
      return import("words:gallery/zh-Hans");
    case "en":
      return import("words:gallery/en");
  }
};

addWords(load);
void show(Gallery);
