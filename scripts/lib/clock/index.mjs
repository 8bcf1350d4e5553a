// The product's time in a local run, which moves forward on a press. Production has none of it.

export { bindClock, installClock, shiftDatabase } from "./database-clock.mjs";
export { openClock } from "./open-clock.mjs";
export { shiftDate } from "./shift-date.mjs";
