import { FieldGroup, FieldRow } from "@pkg/ui/field";
import type { ReactNode } from "react";
import { formatBirthdayOrCompany, formatCardExpiry, formatCardNumber, formatCardPassword } from "./card-format";
import { FormattedField } from "./formatted-field";

type CardFieldsProps = {
  /** The instalments of a payment; they stand beside the last field where there is room. */
  installments?: ReactNode;
};

/** The key-in of a card, in the form around (`FormProvider`). Browsers may fill it in (cc-*); we keep nothing of it. */
export function CardFields({ installments }: CardFieldsProps) {
  return (
    <FieldGroup>
      <FormattedField
        name="cardNumber"
        label="카드 번호"
        format={formatCardNumber}
        autoComplete="cc-number"
        maxLength={23}
      />
      <FieldRow>
        <FormattedField
          name="cardExpiry"
          label="유효기간"
          placeholder="MM/YY"
          format={formatCardExpiry}
          autoComplete="cc-exp"
          maxLength={9}
        />
        <FormattedField
          name="cardPassword"
          label="비밀번호 앞 2자리"
          type="password"
          format={formatCardPassword}
          autoComplete="off"
          maxLength={2}
        />
      </FieldRow>
      <div className={installments ? "grid gap-[1.125rem] lg:grid-cols-2 lg:gap-x-4" : undefined}>
        <FormattedField
          name="birthdayOrCompanyNumber"
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
