import { isWallet, paymentMethodProblem, storedPaymentLabel, WALLET_TYPES, WALLETS, type Wallet } from "@pkg/domain";
import type { StoredMethod } from "@/lib/card/stored-methods";
import { NEW_CARD } from "../form/payment-form";

interface MethodChoice {
  readonly value: string;
  readonly label: string;
  /** Whose mark stands before the label. */
  readonly wallet?: Wallet;
  readonly isOff?: boolean;
}

interface MethodFacts {
  readonly stored: readonly StoredMethod[];
  /** The wallets that staff has switched on. */
  readonly flags: Readonly<Record<Wallet, boolean>>;
  readonly products: readonly { readonly periodic: boolean }[];
}

/**
 * The payment methods in their order: wallets first, then stored cards and a new one. A stored wallet stands in the
 * place of a new one; one that was taken back is offered again. `notes` say why something is off or missing.
 */
export function methodChoices({ stored, flags, products }: MethodFacts): {
  options: MethodChoice[];
  notes: string[];
} {
  const usable = stored.filter(({ isDisconnected }) => !isDisconnected);
  const storedIdOf = (wallet: Wallet) => usable.find(({ paymentType }) => paymentType === wallet)?.id;
  const offered = WALLET_TYPES.filter((wallet) => flags[wallet] || storedIdOf(wallet));
  const wallets = offered.map((wallet) => ({
    value: storedIdOf(wallet) ?? wallet,
    label: WALLETS[wallet].label,
    wallet,
    isOff: paymentMethodProblem(wallet, products) !== null,
  }));
  const cards = usable.filter(({ paymentType }) => !isWallet(paymentType));
  const lost = stored.filter(({ isDisconnected }) => isDisconnected);
  return {
    options: [
      ...wallets,
      ...cards.map((card) => ({ value: card.id, label: storedPaymentLabel(card) })),
      { value: NEW_CARD, label: cards.length > 0 ? "다른 카드" : "카드" },
    ],
    notes: [
      ...offered.flatMap((wallet) => paymentMethodProblem(wallet, products) ?? []),
      ...lost.map((method) => `${storedPaymentLabel(method)} 연결이 끊겼어요. 다시 등록해 주세요.`),
    ],
  };
}
