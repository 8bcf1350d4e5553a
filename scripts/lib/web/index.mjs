// What pages weigh, how fast they load beside a bare Next page, and what open ones cost.
export { sizeTests } from "./sizes.mjs";
export { streamsBench } from "./streams-bench.mjs";
export { webBench } from "./web-bench.mjs";
