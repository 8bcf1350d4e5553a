import { COUPANG_WOW_CARD_NAME, TEXT_LENGTHS } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import { FieldRow } from "@pkg/ui/field";
import { PillToggles } from "@pkg/ui/pill-group";
import { Segmented } from "@pkg/ui/segmented";
import { TextField } from "@pkg/ui/text-field";
import { kitProps } from "@pkg/web/features/form/kit-props";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import type { ReactNode } from "react";
import { Controller, useWatch } from "react-hook-form";
import { FIGURE } from "../forms/figure-field";
import { type BenefitValues, COURSE_MONTHS, type Giving } from "./benefit-values";
import { ConditionField } from "./condition-field";

type BenefitFieldsProps = {
  form: DomainForm<BenefitValues>;
  usedCount: number;
  /** The offered kinds of discount; NONE means lessons only. */
  givings: ReadonlyArray<{ value: Giving; label: string }>;
  /** Content below the choice of the discount. */
  lessons?: ReactNode;
};

/** The terms of a benefit. */
export function BenefitFields({ form, usedCount, givings, lessons }: BenefitFieldsProps) {
  const { control, field } = form;
  return (
    <div className="grid gap-8">
      <TextField
        {...field("name")}
        label="이름"
        maxLength={TEXT_LENGTHS.couponName.max}
        help={`구매자가 보는 이름이에요. ‘${COUPANG_WOW_CARD_NAME}’이 들어가면 그 카드로만 쓸 수 있어요.`}
      />
      <GivingFields form={form} givings={givings} lessons={lessons} />
      <FieldRow>
        <TextField {...field("startOn")} label="시작하는 날" type="date" />
        <TextField {...field("endOn")} label="끝나는 날" type="date" help="이날 밤 12시까지 쓸 수 있어요." />
      </FieldRow>
      <TextField
        {...field("maxUses")}
        {...FIGURE}
        label="쓸 수 있는 횟수"
        hint="선택"
        maxLength={9}
        className="sm:max-w-80"
        right={<span className="text-fg-3">번</span>}
        help={`모든 사람이 쓴 횟수를 합쳐요. 비워 두면 제한이 없어요.${usedCount > 0 ? ` 지금까지 ${usedCount}회 쓰였어요.` : ""}`}
      />
      <Controller
        control={control}
        name="validMonths"
        render={(bound) => (
          <PillToggles
            {...kitProps(bound)}
            legend="어떤 수업에 쓰나요"
            legendLook="field"
            options={[...new Set([...COURSE_MONTHS, ...bound.field.value])]
              .sort((a, b) => a - b)
              .map((value) => ({ value, label: `${value}개월` }))}
            help="고르지 않으면 모든 수업에 쓸 수 있어요."
          />
        )}
      />
      <ConditionField form={form} />
      <Checkbox {...form.register("offered")} label="결제 화면에서 모두에게 보여 주기" />
    </div>
  );
}

/** The kind of discount and its amount. */
function GivingFields({ form, givings, lessons }: Pick<BenefitFieldsProps, "form" | "givings" | "lessons">) {
  const giving = useWatch({ control: form.control, name: "giving" });
  const isRate = giving === "RATE";
  return (
    <div className="grid gap-3">
      <Controller
        control={form.control}
        name="giving"
        render={(bound) => (
          <Segmented
            {...kitProps(bound)}
            legend="무엇을 주나요"
            legendLook="field"
            options={givings}
            onChange={(next) => {
              bound.field.onChange(next);
              form.setValue("amount", "", { shouldDirty: true });
            }}
          />
        )}
      />
      {giving === "NONE" ? (
        lessons
      ) : (
        <TextField
          {...form.field("amount")}
          {...FIGURE}
          label={isRate ? "할인 비율" : "할인 금액"}
          maxLength={9}
          className="sm:max-w-80"
          right={<span className="text-fg-3">{isRate ? "%" : "원"}</span>}
        />
      )}
    </div>
  );
}
