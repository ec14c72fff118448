import { mount } from "svelte";

import "@fontsource/atkinson-hyperlegible-next/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "@fontsource/josefin-sans/latin-400.css";
import "@fontsource/josefin-sans/latin-600.css";
import "./tokens.css";
import "./app.css";
import App from "./App.svelte";

mount(App, { target: document.body });
