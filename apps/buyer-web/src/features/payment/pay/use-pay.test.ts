// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Submission } from "../order/submit-payment";
import { usePay } from "./use-pay";

const openWallet = vi.hoisted(() => vi.fn());
vi.mock("@/lib/wallets/open-wallet", () => ({ openWallet }));

const submission = {
  facts: { amount: 100, draftId: "d1" },
  form: { methodId: "KAKAOPAY", keepCard: false },
  billingKey: null,
  orderName: "수학",
} as unknown as Submission;

test("the button is busy until what the next press needs has come: no press is swallowed", async () => {
  openWallet.mockResolvedValue({ kind: "DECLINED", message: "결제가 취소됐어요." });
  let loaded = () => {};
  const onOutcome = () =>
    new Promise<void>((resolve) => {
      loaded = resolve;
    });
  const { result } = renderHook(() => usePay(onOutcome, async () => false));
  await act(async () => void result.current.pay(submission));
  expect(result.current.stage).toBe("APPROVING");
  await act(async () => loaded());
  expect(result.current.stage).toBe("IDLE");
  await act(async () => void result.current.pay(submission));
  expect(openWallet).toHaveBeenCalledTimes(2);
});
