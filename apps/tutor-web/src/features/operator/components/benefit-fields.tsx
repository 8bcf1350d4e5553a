import { Checkbox } from "@pkg/ui/checkbox";
import { FieldRow } from "@pkg/ui/field";
import { PillToggles } from "@pkg/ui/pill-group";
import { Segmented } from "@pkg/ui/segmented";
import type { ReactNode } from "react";
import { TextQuestion } from "@/lib/text-question";
import { type BenefitErrors, type BenefitValues, COURSE_MONTHS, type Giving } from "../benefit-values";

type BenefitFieldsProps = {
  values: BenefitValues;
  errors: BenefitErrors;
  usedCount: number;
  /** What may be given; NONE stands for lessons. */
  givings: ReadonlyArray<{ value: Giving; label: string }>;
  /** Below the choice of what is given. */
  lessons?: ReactNode;
  onChange: (part: Partial<BenefitValues>) => void;
};

/** The terms of a benefit; refusals stand at their fields. */
export function BenefitFields({ values, errors, usedCount, givings, lessons, onChange }: BenefitFieldsProps) {
  const months = [...new Set([...COURSE_MONTHS, ...values.validMonths])].sort((a, b) => a - b);
  const isRate = values.giving === "RATE";
  return (
    <div className="grid gap-8">
      <TextQuestion
        field="name"
        label="이름"
        maxLength={30}
        value={values.name}
        help="구매자가 보는 이름이에요. ‘첫수강’이 들어가면 첫 주문에만, ‘쿠팡 와우 카드 할인’이면 카드로만 쓸 수 있어요."
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <div className="grid gap-3">
        <Segmented
          legend="무엇을 주나요"
          legendLook="field"
          options={givings}
          value={values.giving}
          onChange={(giving) => onChange({ giving, amount: "" })}
        />
        {values.giving === "NONE" ? (
          lessons
        ) : (
          <TextQuestion
            field={isRate ? "discountRate" : "discountCost"}
            label={isRate ? "할인 비율" : "할인 금액"}
            inputMode="numeric"
            maxLength={9}
            className="sm:max-w-80"
            inputClassName="text-right tabular-nums"
            value={values.amount}
            right={<span className="text-fg-3">{isRate ? "%" : "원"}</span>}
            error={errors.discountCost ?? errors.discountRate}
            onChange={(amount) => onChange({ amount })}
          />
        )}
      </div>
      <FieldRow>
        <TextQuestion
          field="startAt"
          label="시작하는 날"
          type="date"
          value={values.startOn}
          error={errors.startAt}
          onChange={(startOn) => onChange({ startOn })}
        />
        <TextQuestion
          field="endAt"
          label="끝나는 날"
          type="date"
          value={values.endOn}
          help="이날 밤 12시까지 쓸 수 있어요."
          error={errors.endAt}
          onChange={(endOn) => onChange({ endOn })}
        />
      </FieldRow>
      <TextQuestion
        field="maxUses"
        label="쓸 수 있는 횟수"
        hint="선택"
        inputMode="numeric"
        maxLength={9}
        className="sm:max-w-80"
        inputClassName="text-right tabular-nums"
        value={values.maxUses}
        right={<span className="text-fg-3">번</span>}
        help={`모두 더해서 세요. 비워 두면 끝없이 쓸 수 있어요.${usedCount > 0 ? ` 지금까지 ${usedCount}번 쓰였어요.` : ""}`}
        error={errors.maxUses}
        onChange={(maxUses) => onChange({ maxUses })}
      />
      <div data-field="validMonths">
        <PillToggles
          legend="어떤 수업에 쓰나요"
          legendLook="field"
          options={months.map((value) => ({ value, label: `${value}개월` }))}
          value={values.validMonths}
          help="고르지 않으면 모든 수업에 쓸 수 있어요."
          error={errors.validMonths}
          onChange={(validMonths) => onChange({ validMonths })}
        />
      </div>
      <fieldset>
        <legend className="mb-1 text-[0.9375rem]/[1.375rem] font-semibold tracking-[-0.01em]">누가 쓰나요</legend>
        <Checkbox
          label="결제 화면에서 모두에게 보여 주기"
          checked={values.offered}
          onChange={(event) => onChange({ offered: event.target.checked })}
        />
        <Checkbox
          label="첫 주문에만"
          checked={values.firstOrderOnly}
          onChange={(event) => onChange({ firstOrderOnly: event.target.checked })}
        />
        <Checkbox
          label="카드로 결제할 때만"
          checked={values.cardOnly}
          onChange={(event) => onChange({ cardOnly: event.target.checked })}
        />
      </fieldset>
    </div>
  );
}
