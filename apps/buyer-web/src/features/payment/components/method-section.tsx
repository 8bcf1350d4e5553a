import { storedPaymentLabel } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Checkbox } from "@pkg/ui/checkbox";
import { ChoiceTiles } from "@pkg/ui/choice-tiles";
import { Icon } from "@pkg/ui/icon";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { type Control, useController } from "react-hook-form";
import { CardFields } from "@/lib/card/card-fields";
import { NEW_CARD, type PaymentForm } from "../payment-form";
import type { StoredCard } from "../queries";
import { InstallmentField } from "./installment-field";
import { Section } from "./section";

type MethodSectionProps = {
  cards: readonly StoredCard[];
  control: Control<PaymentForm>;
  amount: number;
  /** A product goes on by itself, so that the card is stored in any case. */
  isRenewed: boolean;
  /** The provider's reason why the last card was refused. */
  refusal: string | null;
};

/** The payment method: a stored or a keyed-in card. */
export function MethodSection({ cards, control, amount, isRenewed, refusal }: MethodSectionProps) {
  const method = useController({ control, name: "methodId" }).field;
  const quota = useController({ control, name: "cardQuota" }).field;
  const keep = useController({ control, name: "keepCard" }).field;
  const isNewCard = method.value === NEW_CARD;
  const options = [
    ...cards.map((card) => ({ value: card.id, label: storedPaymentLabel(card) })),
    { value: NEW_CARD, label: "다른 카드" },
  ];
  const installments = <InstallmentField amount={amount} value={quota.value} onChange={quota.onChange} />;
  return (
    <Section title="결제 방법">
      {cards.length > 0 ? (
        <ChoiceTiles
          legend="결제 방법"
          legendLook="hidden"
          columns={4}
          options={options}
          value={method.value}
          onChange={method.onChange}
        />
      ) : null}
      <div role="alert">
        {refusal ? (
          <Banner tone="error" inline className={cards.length > 0 ? "mt-4" : "mb-5"}>
            {refusal}
          </Banner>
        ) : null}
      </div>
      <div className={cards.length > 0 ? "mt-6" : undefined}>
        {isNewCard ? <CardFields installments={installments} /> : installments}
      </div>
      {isNewCard && isRenewed ? (
        <p className="mt-4 text-body-sm text-fg-2">매달 결제를 위해 카드를 등록해요. 마이페이지에서 바꿀 수 있어요.</p>
      ) : null}
      {isNewCard && !isRenewed ? (
        <Checkbox
          ref={keep.ref}
          className="mt-2"
          label="다음에도 이 카드로 결제"
          checked={keep.value}
          onChange={(event) => keep.onChange(event.target.checked)}
        />
      ) : null}
      <p className="mt-4 flex gap-[5px] text-[0.875rem]/5 text-fg-3">
        <Icon of={LockKeyhole} size={18} />
        {isNewCard ? "카드 번호와 비밀번호는 저장하지 않고 결제사에만 보내요." : "카드 정보는 결제사에만 있어요."}
      </p>
    </Section>
  );
}
