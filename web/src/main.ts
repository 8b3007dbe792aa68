import { mount } from "svelte";
import App from "./App.svelte";
import { language, loadShell } from "$lib/words";
import "./style/felt.css";
import "./style/pieces.css";

await loadShell();
document.documentElement.lang = language;
const target = document.getElementById("app");
if (target) mount(App, { target });
