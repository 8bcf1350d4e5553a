// Preloaded into every service (`node --import`): when the parent process exits, even by kill -9, the service ends itself
// and its children. It is the leader of its process group.
const GRACE_MS = 5_000;
const isService = process.env.EXIT_WITH_PARENT === "1";
delete process.env.EXIT_WITH_PARENT; // children inherit the preload but have channels of their own

if (isService && process.channel) {
  process.channel.unref();
  process.once("disconnect", () => {
    signalGroup("SIGTERM");
    setTimeout(() => signalGroup("SIGKILL"), GRACE_MS).unref();
  });
}

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  try {
    process.kill(-process.pid, signal);
  } catch {
    process.kill(process.pid, signal);
  }
}
