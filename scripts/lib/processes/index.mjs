// Commands, services, ports and their output.
export { duration, lastLines, padColumns } from "./output.mjs";
export { assertPortsFree, findFreePort, findFreePorts, readPorts } from "./ports.mjs";
export { mustRun, run } from "./run.mjs";
export { startService, untilAnswers } from "./services.mjs";
