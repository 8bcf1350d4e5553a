import { ensureChromium } from "./chromium.mjs";
import { startTestCluster, sweepTestClusters } from "./clusters.mjs";
import { findFreePorts } from "./ports.mjs";
import { startTestStack } from "./test-stack.mjs";

/**
 * What suites share: each is made when the first one asks, and ended by `close`.
 * @returns {{ cluster: () => Promise<object>, stack: () => Promise<object>, chrome: () => Promise<string>, close: () => Promise<void> }}
 */
export function createResources(signal) {
  const ends = [];
  const cluster = once(async () => {
    await sweepTestClusters();
    const { postgres } = await findFreePorts(["postgres"]);
    const started = await startTestCluster(postgres);
    ends.push(started.stop);
    return started;
  });
  const stack = once(async () => {
    const started = await startTestStack({ cluster: await cluster(), database: "naran", signal });
    ends.push(started.stop);
    return started;
  });
  const chrome = once(() => ensureChromium(signal));
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  return { signal, cluster, stack, chrome, close };
}

function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
