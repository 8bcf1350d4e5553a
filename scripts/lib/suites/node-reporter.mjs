// A reporter for Node's test runner: writes the counts and the duration of each file as JSON.

/**
 * @param {AsyncIterable<import("node:test/reporters").TestEvent>} events
 * @returns {AsyncGenerator<string>}
 */
export default async function* report(events) {
  const counts = { passed: 0, failed: 0, cancelled: 0, skipped: 0, todo: 0 };
  /** @type {Record<string, number>} */
  const files = {};
  for await (const { type, data } of events) {
    if (type !== "test:summary") continue;
    if (data.file) files[data.file] = data.duration_ms;
    else Object.assign(counts, data.counts);
  }
  yield JSON.stringify({ counts, files });
}
