// The whole product on one machine: built, started, and signed in to.
export { buildAll } from "./build.mjs";
export { runLocally } from "./local-run.mjs";
export { signIn } from "./sign-in.mjs";
export { startTestStack, testLogs } from "./test-stack.mjs";
