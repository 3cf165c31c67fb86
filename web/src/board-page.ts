import { show } from "./begin.ts";
import BoardPage from "./BoardPage.svelte";

void show(BoardPage);
