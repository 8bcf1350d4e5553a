import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import { notifyBillingKey } from "../portone/notify.ts";
import type { BillingKey } from "../portone/records.ts";
import { WALLET_NAMES, type Wallet, walletOfChannel } from "../portone/wallets.ts";

/** What the SDK asks the approval page for. */
export const approvalRequest = z.object({
  storeId: z.string(),
  channelKey: z.string(),
  billingKeyMethod: z.literal("EASY_PAY"),
  issueId: z.string().min(1),
  issueName: z.string().min(1),
  /** Nothing is charged when the key is issued. */
  displayAmount: z.coerce.number().int().nonnegative(),
  customerId: z.string().min(1),
  /** The address that the result goes to: in its query, or as a message to its origin. */
  returnUrl: z.url(),
  mode: z.enum(["redirect", "message"]),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

/** How a person may answer in the wallet's window, in the order of the page's buttons. */
export const DECISIONS = {
  approve: "동의하고 계속하기",
  insufficient: "동의하기 (잔액이 부족해서 결제는 거절돼요)",
  twice: "두 번 눌러 동의하기 (열쇠가 두 개 나와요)",
  late: "시간이 지난 뒤에 동의하기 (실패로 돌아간 다음 열쇠가 나와요)",
  expired: "인증 시간 넘기기",
  close: "창 닫기",
  cancel: "취소",
} as const;
export type Decision = keyof typeof DECISIONS;

export const decisionInput = approvalRequest.extend({
  decision: z.enum(Object.keys(DECISIONS) as [Decision, ...Decision[]]),
});

/** The result as PortOne's SDK gives it. */
export type ApprovalResult = { transactionType: "ISSUE_BILLING_KEY" } & (
  | { billingKey: string }
  | { code: string; message: string; pgCode: string; pgMessage: string }
);

/** The reason for which the page does not open; `null` when it does. */
export function refusalOf({ options }: SandboxContext, asked: ApprovalRequest): string | null {
  if (asked.storeId !== options.portoneStoreId) return "storeId가 등록되지 않았어요.";
  if (walletOfChannel(options, asked.channelKey) === null) return "channelKey가 간편결제 채널이 아니에요.";
  const { hostname } = new URL(asked.returnUrl);
  return hostname === "localhost" || hostname === "127.0.0.1" ? null : "돌아갈 주소는 이 컴퓨터여야 해요.";
}

/** Waits for this long before a late approval issues its key. */
const LATE_MS = 300;

/** Carries the person's answer out: issues the keys, sends the webhooks, and tells what the SDK returns. */
export function decide(context: SandboxContext, asked: ApprovalRequest, decision: Decision): ApprovalResult {
  const wallet = walletOfChannel(context.options, asked.channelKey) ?? "KAKAOPAY";
  const failed = (pgCode: string, pgMessage: string): ApprovalResult => {
    if (decision !== "late") void notifyBillingKey(context, `billing-key-${randomUUID()}`, "BillingKey.Failed");
    const message = `[${WALLET_NAMES[wallet]}] ${pgMessage}`;
    return { transactionType: "ISSUE_BILLING_KEY", code: "FAILURE_TYPE_PG", message, pgCode, pgMessage };
  };
  switch (decision) {
    case "cancel":
      return failed("USER_CANCEL", "사용자가 결제를 취소했습니다.");
    case "close":
      return failed("USER_CLOSE", "사용자가 창을 닫았습니다.");
    case "expired":
      return failed("SESSION_EXPIRED", "인증 시간이 만료되었습니다.");
    case "late":
      void context.waits.pause(LATE_MS).then((end) => end === "elapsed" && issue(context, asked, wallet, "approve"));
      return failed("TIMEOUT", "응답 시간이 지났습니다.");
    case "twice":
      issue(context, asked, wallet, decision);
      break;
  }
  return { transactionType: "ISSUE_BILLING_KEY", billingKey: issue(context, asked, wallet, decision).billingKey };
}

function issue(context: SandboxContext, asked: ApprovalRequest, wallet: Wallet, decision: Decision): BillingKey {
  const key: BillingKey = {
    billingKey: `billing-key-${randomUUID()}`,
    wallet,
    card: {
      name: "샌드박스지갑카드",
      bin: "424200",
      maskedNumber: "424200******0009",
      outcome: decision === "insufficient" ? "limit-exceeded" : "paid",
    },
    customer: { id: asked.customerId },
    customData: undefined,
    issueId: asked.issueId,
    issueName: asked.issueName,
    issuedAt: new Date(),
    deletedAt: null,
  };
  context.billingKeys.set(key.billingKey, key);
  void notifyBillingKey(context, key.billingKey, "BillingKey.Issued");
  return key;
}
