// Programs of the machine that tests need: finds them, or installs Debian's packages of them.
import { run } from "../processes/index.mjs";

const LIMIT_MINUTES = 10;

/**
 * Whether this process may install Debian's packages.
 * @param {AbortSignal} signal
 */
export async function canInstall(signal) {
  return process.getuid?.() === 0 && (await works("apt-get", signal));
}

/**
 * Installs Debian's packages.
 * @param {string[]} names
 * @param {AbortSignal} signal
 */
export async function installPackages(names, signal) {
  console.log(`Installing ${names.join(", ")} from the system's packages (once)...`);
  const options = { signal, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, limitMinutes: LIMIT_MINUTES };
  await run("apt-get", ["update"], options);
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...names], options);
}

/**
 * The path of the first program that the system has. It must print its version: a stub may only explain how to install
 * the browser.
 * @param {string[]} names
 * @param {AbortSignal} signal
 */
export async function firstOf(names, signal) {
  for (const name of names) {
    if (!(await works(name, signal))) continue;
    const { output } = await run("sh", ["-c", `command -v ${name}`], { signal });
    return output.trim();
  }
  return undefined;
}

/**
 * @param {string} program
 * @param {AbortSignal} signal
 */
async function works(program, signal) {
  try {
    return (await run(program, ["--version"], { signal })).code === 0;
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}
