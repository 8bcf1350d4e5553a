import { WALLETS, type Wallet, withParticle } from "@pkg/domain";
import { ApiError, api, dataOf, isApiError, SessionExpiredError } from "@pkg/web/platform/api/api";
import { productError } from "@pkg/web/platform/errors/product-error";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { loadVendors } from "@pkg/web/platform/vendors/load-vendors";
import { rememberApproval } from "./wallet-return";

/** A key that was approved, or why there is none. */
export type WalletAnswer =
  | { readonly kind: "APPROVED"; readonly billingKey: string }
  | { readonly kind: "DECLINED"; readonly message: string }
  /** The draft pays an offer of a consultation that is over. */
  | { readonly kind: "OFFER_OVER" }
  | { readonly kind: "SIGNED_OUT" };

export interface WalletRequest {
  readonly wallet: Wallet;
  /** Null for a wallet that is kept without an order. */
  readonly draftId: string | null;
  readonly orderName: string;
  readonly isKept: boolean;
}

/** The provider's script, from the address of this installation. It is part of no page's first load. */
async function loadSdk() {
  const [sdk, { payments }] = await Promise.all([import("@portone/browser-sdk/v2"), loadVendors()]);
  sdk.__INTERNAL__setPortOneSdkUrl(payments.sdkUrl);
  return sdk;
}

/**
 * Opens the wallet's window over this page, or leaves for it on a phone: then this never resolves, and the page that it comes
 * back to reads the result (`takeWalletReturn`). Nothing is charged here.
 */
export async function openWallet({ wallet, draftId, orderName, isKept }: WalletRequest): Promise<WalletAnswer> {
  const none = mayBeBlocked(wallet, draftId === null ? notAdded(wallet) : notApproved());
  try {
    const body = { paymentType: wallet, ...(draftId === null ? {} : { draftId }) };
    const [{ issueId, storeId, channelKey, customerId }, sdk] = await Promise.all([
      dataOf(api().POST("/lessons/orders/pg/approvals", { body })),
      loadSdk(),
    ]);
    rememberApproval({ draftId, wallet, isKept });
    const answer = await sdk.requestIssueBillingKey({
      storeId,
      channelKey,
      billingKeyMethod: "EASY_PAY",
      issueId,
      issueName: orderName,
      displayAmount: 0,
      currency: "CURRENCY_KRW",
      customer: { customerId },
      // The wallets' own rules.
      windowType: { pc: WALLETS[wallet].opensIn, mobile: "REDIRECTION" },
      redirectUrl: returnUrl(),
    });
    return answer?.billingKey && !answer.code ? { kind: "APPROVED", billingKey: answer.billingKey } : none;
  } catch (error) {
    if (error instanceof SessionExpiredError) return { kind: "SIGNED_OUT" };
    if (isApiError(error, "class", "INVALID_PAYMENT_FROM_CONSULT_ACCESS")) return { kind: "OFFER_OVER" };
    if (error instanceof ApiError) return { kind: "DECLINED", message: error.message };
    // The script tells a cancelled approval by an error of its own, with a code; anything else kept the window shut.
    return isRecord(error) && typeof error.code === "string" ? none : { kind: "DECLINED", message: NOT_OPENED };
  }
}

/** This page, with the consultation that it pays. */
function returnUrl(): string {
  const url = new URL(location.pathname, location.origin);
  const id = new URLSearchParams(location.search).get("consultationId");
  if (id !== null) url.searchParams.set("consultationId", id);
  return url.href;
}

const NOT_OPENED = "결제창을 열지 못했어요. 화면을 새로 고친 뒤 다시 시도해 주세요.";

type Declined = Extract<WalletAnswer, { kind: "DECLINED" }>;

/** A window that the browser blocked answers like a closed one: its way out is said as well. */
function mayBeBlocked(wallet: Wallet, declined: Declined): Declined {
  const { label, opensIn } = WALLETS[wallet];
  if (opensIn !== "POPUP") return declined;
  const wayOut = `${label} 창이 뜨지 않았다면 브라우저에서 팝업을 허용한 뒤 다시 눌러 주세요.`;
  return { ...declined, message: `${declined.message} ${wayOut}` };
}

/** Nothing was approved: cancelled, closed, too late, or the window did not open. */
export function notApproved(): Declined {
  return { kind: "DECLINED", message: reactToError(productError("class", "FAIL_ISSUE_BILLING_KEY")).message };
}

/** The same where a wallet was to be stored, and nothing to be paid. */
export function notAdded(wallet: Wallet): Declined {
  const { label } = WALLETS[wallet];
  const message = `${withParticle(label, "을", "를")} 추가하지 않았어요. 추가하려면 ${label} 창에서 승인해 주세요.`;
  return { kind: "DECLINED", message };
}
