import { mount } from "svelte";

import "./fonts.css";
import "./tokens.css";
import "./app.css";
import "./pages.css";
import App from "./App.svelte";

mount(App, { target: document.body });
