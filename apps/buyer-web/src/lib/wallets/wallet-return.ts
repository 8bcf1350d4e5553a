import { WALLET_TYPES, type Wallet } from "@pkg/domain";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** The approval that a window was opened for: which draft it pays (null for none), and whether the wallet is kept. */
export interface OpenApproval {
  readonly draftId: string | null;
  readonly wallet: Wallet;
  readonly isKept: boolean;
}

const approvalStorage = storedValue("session", "naran.wallet-approval", (kept): OpenApproval | null => {
  if (!isRecord(kept) || (typeof kept.draftId !== "string" && kept.draftId !== null)) return null;
  const wallet = WALLET_TYPES.find((one) => one === kept.wallet);
  return wallet ? { draftId: kept.draftId, wallet, isKept: kept.isKept === true } : null;
});

/** Written before the page is left for the wallet; it names no key. */
export const rememberApproval = (approval: OpenApproval): void => approvalStorage.write(approval);

/** What a phone came back with from the wallet's page. */
export interface WalletReturn {
  /** Null when nothing was approved. */
  readonly billingKey: string | null;
  readonly approval: OpenApproval | null;
}

const FIELDS = ["billingKey", "transactionType", "code", "message", "pgCode", "pgMessage", "billingIssueToken"];

/**
 * Takes the wallet's result out of the address, at once: a refresh, the history or a shared link must not bring it again.
 * @returns null when the page was not opened by the wallet
 */
export function takeWalletReturn(): WalletReturn | null {
  const url = new URL(location.href);
  const { searchParams } = url;
  if (searchParams.get("transactionType") !== "ISSUE_BILLING_KEY") return null;
  const billingKey = searchParams.has("code") ? null : searchParams.get("billingKey");
  for (const field of FIELDS) searchParams.delete(field);
  history.replaceState(null, "", url.pathname + url.search + url.hash);
  const approval = approvalStorage.read();
  approvalStorage.forget();
  return { billingKey, approval };
}

/** Whether this document was loaded at a payment page: the policy of any other one forbids the provider's script. */
export function isPaymentDocument(isPaymentPath: (path: string) => boolean): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || isPaymentPath(new URL(entry.name, location.href).pathname);
}
