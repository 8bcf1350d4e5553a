// What suites share and measurements need: a database, a running stack, a browser; each starts on first use.
export { createResources } from "./resources.mjs";
/** @typedef {import("./resources.mjs").Resources} Resources */
/** @typedef {import("./resources.mjs").Stack} Stack */
