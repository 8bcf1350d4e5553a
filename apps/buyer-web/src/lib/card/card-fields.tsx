import { FieldGroup, FieldRow } from "@pkg/ui/field";
import type { ReactNode } from "react";
import { formatBirthdayOrCompany, formatCardExpiry, formatCardNumber, formatCardPassword } from "./card-format";
import { FormattedField } from "./formatted-field";

type CardFieldsProps = {
  /** The instalments of a payment, beside the last field on wide screens. */
  installments?: ReactNode;
};

/** Card fields of the surrounding form (`FormProvider`). Browsers may autofill them (cc-*); we store nothing. */
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
