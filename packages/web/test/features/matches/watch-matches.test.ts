import { setImmediate } from "node:timers/promises";
import { NetworkError, ServerError } from "@pkg/api-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchMatches } from "../../../src/features/matches/watch-matches";

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../../../src/platform/api/api", async () => ({
  ...(await vi.importActual<object>("@pkg/api-client")),
  api: () => ({ GET: get }),
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const stream = (text: string) => ({ data: new Blob([text]).stream() });

test.each([
  ["ends at once", async () => stream(": \n\n"), 5_000],
  ["gives way to newer pages", async () => stream(": \n\nretry: 60000\n\n"), 60_000],
  ["is refused, since the server is full", () => Promise.reject(new ServerError(503, {})), 60_000],
  ["loses the network", () => Promise.reject(new NetworkError(null, false)), 5_000],
])("a stream that %s is opened again after its rest", async (_what, answer, restMs) => {
  get.mockImplementation(answer);
  const leave = new AbortController();
  void watchMatches(() => {}, leave.signal);
  while (vi.getTimerCount() === 0) await setImmediate();
  await vi.advanceTimersByTimeAsync(restMs - 1);
  expect(get).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(get).toHaveBeenCalledTimes(2);
  leave.abort();
});

test("each event is told once, however it is cut", async () => {
  const parts = [': \n\ndata: {"matchId":"a"}\n', '\ndata: {"match', 'Id":"b"}\n\n'];
  get.mockResolvedValue({
    data: new ReadableStream({
      pull(body) {
        const part = parts.shift();
        return part === undefined ? body.close() : body.enqueue(new TextEncoder().encode(part));
      },
    }),
  });
  const leave = new AbortController();
  const onChange = vi.fn();
  void watchMatches(onChange, leave.signal);
  while (vi.getTimerCount() === 0) await setImmediate();
  expect(onChange).toHaveBeenCalledTimes(2);
  leave.abort();
});
