// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { shareResult } from "./share-result";

const post = vi.fn();
vi.mock("@pkg/web/platform/api/api", () => ({
  api: () => ({ POST: async (path: string, init: unknown) => post(path, init) }),
  dataOf: (answered: unknown) => answered,
}));
const isLogged = () =>
  vi.waitFor(() =>
    expect(post.mock.calls).toEqual([["/events/{id}/shares", { params: { path: { id: "learning-type" } } }]]),
  );

const copied = vi.fn();
const device = (share: unknown, writeText: unknown = copied) =>
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });

afterEach(() => {
  vi.unstubAllGlobals();
  copied.mockReset();
  post.mockReset();
});

test("the device's sheet gets the link of the result and no name of anybody", async () => {
  const share = vi.fn(async () => {});
  device(share);
  expect(await shareResult("abc", "깊이 파는 탐험가")).toBe("SHARED");
  const url = `${location.origin}/learning-type-test?result=abc`;
  expect(share).toHaveBeenCalledWith({ title: "나의 학습 유형은 ‘깊이 파는 탐험가’", url });
  expect(copied).not.toHaveBeenCalled();
  await isLogged();
});

test("a sheet that is closed again copies nothing", async () => {
  device(async () => Promise.reject(new DOMException("", "AbortError")));
  expect(await shareResult("abc", "이름")).toBe("DISMISSED");
  expect([copied.mock.calls, post.mock.calls]).toEqual([[], []]);
});

test.each([
  ["without a sheet", undefined],
  ["when the sheet refuses", async () => Promise.reject(new DOMException("", "NotAllowedError"))],
])("%s the link is copied", async (_, share) => {
  device(share);
  expect(await shareResult("abc", "이름")).toBe("COPIED");
  expect(copied).toHaveBeenCalledWith(`${location.origin}/learning-type-test?result=abc`);
  await isLogged();
});

test("a clipboard that refuses is said", async () => {
  device(undefined, async () => Promise.reject(new Error("refused")));
  expect(await shareResult("abc", "이름")).toBe("FAILED");
  expect(post).not.toHaveBeenCalled();
});
