import { isWallet, type Product, WALLETS } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { ChoiceTiles } from "@pkg/ui/choice-tiles";
import { useFeature } from "@pkg/web/platform/feature-flags/use-feature";
import { useEffect } from "react";
import { type Control, useController } from "react-hook-form";
import { CardFields } from "@/lib/card/card-fields";
import type { StoredMethod } from "@/lib/card/stored-methods";
import { isPaymentPath } from "@/lib/flow/payment-path";
import { WalletMark } from "@/lib/wallets/wallet-mark";
import { isPaymentDocument } from "@/lib/wallets/wallet-return";
import { NEW_CARD, type PaymentForm, walletOf } from "../form/payment-form";
import { Section } from "../frame/section";
import { InstallmentField } from "./installment-field";
import { methodChoices } from "./method-choices";
import { MethodKeeping } from "./method-keeping";

type MethodSectionProps = {
  cards: readonly StoredMethod[];
  control: Control<PaymentForm>;
  amount: number;
  products: readonly Product[];
  /** The provider's reason why the last try was refused. */
  refusal: string | null;
};

/** The payment method: a wallet, a stored method or a keyed-in card. */
export function MethodSection({ cards, control, amount, products, refusal }: MethodSectionProps) {
  const method = useController({ control, name: "methodId" }).field;
  const quota = useController({ control, name: "cardQuota" }).field;
  const keep = useController({ control, name: "keepCard" }).field;
  const flags = {
    KAKAOPAY: useFeature(WALLETS.KAKAOPAY.feature) !== null,
    NAVERPAY: useFeature(WALLETS.NAVERPAY.feature) !== null,
  };
  const { options, notes } = methodChoices({ stored: cards, flags, products });
  const tiles = options.map(({ wallet, isOff, ...option }) => ({
    ...option,
    ...(wallet ? { icon: <WalletMark wallet={wallet} /> } : {}),
    ...(isOff ? { unavailable: true } : {}),
  }));
  const isCard =
    method.value === NEW_CARD || cards.some(({ id, paymentType }) => id === method.value && !isWallet(paymentType));
  const installments = <InstallmentField amount={amount} value={quota.value} onChange={quota.onChange} />;

  const choose = (value: string) => {
    method.onChange(value);
    keep.onChange(false);
  };

  // Reached without a load of its own, the page may not run the provider's script; all but a typed-in card is kept. The
  // wallet may have been chosen on another device.
  const wallet = walletOf(method.value);
  useEffect(() => {
    if (wallet && !isPaymentDocument(isPaymentPath)) location.reload();
  }, [wallet]);

  return (
    <Section title="결제 방법">
      {tiles.length > 1 ? (
        <ChoiceTiles
          legend="결제 방법"
          legendLook="hidden"
          columns={4}
          options={tiles}
          value={method.value}
          onChange={choose}
          ref={method.ref}
        />
      ) : null}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-caption text-fg-2">
          {note}
        </p>
      ))}
      <div role="alert">
        {refusal ? (
          <Banner tone="error" inline className="mt-4">
            {refusal}
          </Banner>
        ) : null}
      </div>
      <div className="mt-6">
        {method.value === NEW_CARD ? <CardFields installments={installments} /> : isCard ? installments : null}
        {wallet ? (
          <p className="text-body-sm text-fg-2">{`${WALLETS[wallet].label} 창에서 승인하면 바로 결제해요.`}</p>
        ) : null}
      </div>
      <MethodKeeping
        methodId={method.value}
        isCard={isCard}
        isRenewed={products.some(({ periodic }) => periodic)}
        stored={cards.length}
        isKept={keep.value}
        onKeep={keep.onChange}
        ref={keep.ref}
      />
    </Section>
  );
}
