import { FieldGroup, FieldRow } from "@pkg/ui/field";
import type { ReactNode } from "react";
import { formatBirthdayOrCompany, formatCardExpiry, formatCardNumber, formatCardPassword } from "./card-format";
import { FormattedField } from "./formatted-field";
import type { CardFields as Card, CardErrors, CardFieldName } from "./validate-card";

type CardFieldsProps = {
  card: Card;
  errors: CardErrors;
  onChange: (name: CardFieldName, value: string) => void;
  /** Props by which the screen finds the field again to put the focus there. */
  fieldProps: (name: CardFieldName) => object;
  /** The instalments of a payment; they stand beside the last field where there is room. */
  installments?: ReactNode;
};

/** The key-in of a card. Browsers may fill it in (cc-*); we keep nothing of it. */
export function CardFields({ card, errors, onChange, fieldProps, installments }: CardFieldsProps) {
  const field = (name: CardFieldName) => ({
    ...fieldProps(name),
    value: card[name],
    error: errors[name],
    onValue: (value: string) => onChange(name, value),
  });
  return (
    <FieldGroup>
      <FormattedField
        {...field("cardNumber")}
        label="카드 번호"
        format={formatCardNumber}
        autoComplete="cc-number"
        maxLength={23}
      />
      <FieldRow>
        <FormattedField
          {...field("cardExpiry")}
          label="유효기간"
          placeholder="MM/YY"
          format={formatCardExpiry}
          autoComplete="cc-exp"
          maxLength={9}
        />
        <FormattedField
          {...field("cardPassword")}
          label="비밀번호 앞 2자리"
          type="password"
          format={formatCardPassword}
          autoComplete="off"
          maxLength={2}
        />
      </FieldRow>
      <div className={installments ? "grid gap-[1.125rem] lg:grid-cols-2 lg:gap-x-4" : undefined}>
        <FormattedField
          {...field("birthdayOrCompanyNumber")}
          label="생년월일 또는 사업자번호"
          help="법인 카드는 사업자번호 10자리를 적어 주세요."
          format={formatBirthdayOrCompany}
          autoComplete="off"
          maxLength={14}
        />
        {installments}
      </div>
    </FieldGroup>
  );
}
