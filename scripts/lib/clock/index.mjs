// The product's time in a local run, which moves forward on a press. Production has none of it.
export { openClock } from "./open-clock.mjs";
