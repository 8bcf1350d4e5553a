// The whole product on one machine: build, start and sign in.
export { buildAll } from "./build.mjs";
export { runLocally } from "./local-run.mjs";
export { productionEnv } from "./production-env.mjs";
export { signIn } from "./sign-in.mjs";
export { startTestStack, testLogs } from "./test-stack.mjs";
