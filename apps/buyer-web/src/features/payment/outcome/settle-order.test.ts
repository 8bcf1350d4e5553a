import { apiError } from "@pkg/api-client/testing";
import { NetworkError, SessionExpiredError } from "@pkg/web/platform/api/api";
import { describe, expect, it } from "vitest";
import { type OrderByKey, settleOrder } from "./settle-order";

const order = (status: string, message?: string): OrderByKey => ({
  merchantUid: "NR1",
  status,
  failure: message ? { message } : null,
});

/** Returns the answers in order and repeats the last one. */
function reader(...answers: (OrderByKey | null | Error)[]) {
  const pauses: number[] = [];
  let at = 0;
  const read = async () => {
    const answer = answers[Math.min(at, answers.length - 1)] ?? null;
    at += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { read, wait: async (pause: number) => void pauses.push(pause), pauses, count: () => at };
}

describe("settleOrder", () => {
  it("waits until an unclear order is paid", async () => {
    const given = reader(order("UNKNOWN"), order("PENDING"), order("PAID"));
    expect(await settleOrder(given)).toEqual({ kind: "PAID", merchantUid: "NR1" });
    expect(given.pauses).toEqual([1000, 1000]);
  });

  it("counts a refunded order as paid, so that it is not paid again", async () => {
    expect(await settleOrder(reader(order("REFUNDED")))).toEqual({ kind: "PAID", merchantUid: "NR1" });
  });

  it("returns the reason of a failed order", async () => {
    const outcome = await settleOrder(reader(order("UNKNOWN"), order("FAILED", "한도를 넘었어요.")));
    expect(outcome).toEqual({ kind: "DECLINED", message: "한도를 넘었어요." });
  });

  it("continues after a look-up without a response", async () => {
    const given = reader(new NetworkError(null, true), order("PAID"));
    expect(await settleOrder(given)).toEqual({ kind: "PAID", merchantUid: "NR1" });
  });

  it("gives up only after four misses in a row", async () => {
    const given = reader(null, null, null, order("UNKNOWN"), null, null, null, null);
    expect(await settleOrder(given)).toBeNull();
    expect(given.count()).toBe(8);
  });

  it("stops when the session is over and when aborted", async () => {
    const over = new SessionExpiredError(401, { service: "account", errorCode: 10004, message: "" });
    expect(await settleOrder(reader(over))).toEqual({ kind: "SIGNED_OUT" });
    expect(await settleOrder({ ...reader(order("PAID")), isStopped: () => true })).toBeNull();
  });

  it("does not treat another error as a result", async () => {
    const refused = apiError("benefitCodeGuessLimit");
    expect(await settleOrder(reader(refused, order("PAID")))).toEqual({ kind: "PAID", merchantUid: "NR1" });
  });
});
