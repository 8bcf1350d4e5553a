import { startTestCluster, sweepTestClusters } from "../postgres/index.mjs";
import { startTestStack } from "../stack/index.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureEngines } from "./engines.mjs";

/** @typedef {Awaited<ReturnType<typeof startTestCluster>>} Cluster */
/** @typedef {Awaited<ReturnType<typeof startTestStack>>} Stack */
/** @typedef {Awaited<ReturnType<typeof ensureEngines>>} Engines */
/**
 * @typedef {object} Resources
 * @property {AbortSignal} signal
 * @property {() => Promise<Cluster>} cluster
 * @property {() => Promise<Stack>} stack
 * @property {() => Promise<string>} chrome path of the browser's executable
 * @property {() => Promise<Engines>} engines the browsers beside it
 */

/**
 * The resources that suites share: each is created on first use and released by `close`.
 * @param {AbortSignal} signal
 * @returns {Resources & { close: () => Promise<void> }}
 */
export function createResources(signal) {
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  const cluster = once(async () => {
    await sweepTestClusters();
    const started = await startTestCluster();
    ends.push(started.stop);
    return started;
  });
  const stack = once(async () => {
    const started = await startTestStack({ cluster: await cluster(), database: "naran", signal });
    ends.push(started.stop);
    return started;
  });
  const chrome = once(() => ensureChromium(signal));
  const engines = once(() => ensureEngines(signal));
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  return { signal, cluster, stack, chrome, engines, close };
}

/**
 * @template T
 * @param {() => Promise<T>} make
 */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
