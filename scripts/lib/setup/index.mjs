// Runs before any package is installed, on any Node >= 20, so this folder imports only Node's own modules.
export { isAlive, lockHolder, tryLock } from "./lock.mjs";
export { dataDir, root } from "./paths.mjs";
export { Stopped, shutdownSignal, watchParent } from "./shutdown.mjs";
export { installDependencies, installTools } from "./tools.mjs";
