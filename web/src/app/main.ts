import { show } from "../begin.ts";
import App from "./App.svelte";

void show(App);
