// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { logActionOnce, logPaid } from "./log-action";

const { post } = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock("@pkg/web/platform/api/api", () => ({ api: () => ({ POST: post }), dataOf: (answer: unknown) => answer }));

beforeEach(() => {
  post.mockReset();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

const sent = () => post.mock.calls.map(([, { body }]) => body);
const steps = () => sent().map(({ userActionStatus }) => userActionStatus);

test("steps come once and in their order, beginning with ENTERED", async () => {
  logActionOnce("VIEWED_SIMPLE_ENROLL");
  logActionOnce("VIEWED_SIMPLE_ENROLL");
  await vi.waitFor(() => expect(steps()).toEqual(["ENTERED", "VIEWED_SIMPLE_ENROLL"]));
  logActionOnce("VIEWED_CARD_INPUT_PAGE");
  logActionOnce("VIEWED_PAYMENT_PAGE");
  await vi.waitFor(() => expect(steps()).toEqual(["ENTERED", "VIEWED_SIMPLE_ENROLL", "VIEWED_CARD_INPUT_PAGE"]));
});

test("a paid order ends the enrollment: the next one begins anew", async () => {
  logActionOnce("VIEWED_PAYMENT_PAGE");
  logPaid({ merchantUid: "NR1", orderFunnelType: "SIMPLE_ENROLL" });
  logActionOnce("VIEWED_SIMPLE_ENROLL");
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(5));
  expect(steps().filter((step) => step === "ENTERED")).toHaveLength(2);
  expect(sent()).toContainEqual(expect.objectContaining({ userActionStatus: "PAID", merchantUid: "NR1" }));
});

test("every step carries the browser's id and where the visit came from", async () => {
  history.replaceState(null, "", "/?utm_source=kakao&utm_campaign=fall&page=2");
  logActionOnce("ENTERED");
  history.replaceState(null, "", "/price");
  logActionOnce("VIEWED_SIMPLE_ENROLL");
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  const [first, second] = sent();
  expect(first.utm).toEqual({ utm_source: "kakao", utm_campaign: "fall" });
  expect(second.utm).toEqual(first.utm);
  expect(second.visitorId).toBe(first.visitorId);
});

test("a failure reaches nobody", async () => {
  post.mockRejectedValue(new Error("away"));
  logPaid({ merchantUid: "NR1", orderFunnelType: "SIMPLE_ENROLL" });
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
});

test("another route is another enrollment; a page of no route goes on with the one before", async () => {
  const consulted = { orderFunnelType: "ROCKET_ENROLL", consultationId: "c1" } as const;
  logActionOnce("ENTERED");
  logActionOnce("VIEWED_PAYMENT_PAGE", consulted);
  logActionOnce("ENTERED");
  logActionOnce("VIEWED_CARD_INPUT_PAGE", consulted);
  logPaid({ merchantUid: "NR1", ...consulted });
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(5));
  const told = sent().map((body) => [body.userActionStatus, body.orderFunnelType, body.consultationId]);
  // Each call goes its own way: only what is told counts.
  expect(told.sort()).toEqual(
    [
      ["ENTERED", "SIMPLE_ENROLL", undefined],
      ["ENTERED", "ROCKET_ENROLL", "c1"],
      ["VIEWED_PAYMENT_PAGE", "ROCKET_ENROLL", "c1"],
      ["VIEWED_CARD_INPUT_PAGE", "ROCKET_ENROLL", "c1"],
      ["PAID", "ROCKET_ENROLL", "c1"],
    ].sort(),
  );
});
