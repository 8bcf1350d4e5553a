// What pages weigh and how fast they load, beside a bare Next page.
export { sizeTests } from "./sizes.mjs";
export { webBench } from "./web-bench.mjs";
