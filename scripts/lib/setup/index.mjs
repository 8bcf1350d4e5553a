// What runs before any package is installed, on any Node >= 20: this group imports nothing but Node's own modules.
export { isAlive, lockHolder, tryLock } from "./lock.mjs";
export { dataDir, root } from "./paths.mjs";
export { Stopped, shutdownSignal, watchParent } from "./shutdown.mjs";
export { installDependencies, installTools } from "./tools.mjs";
