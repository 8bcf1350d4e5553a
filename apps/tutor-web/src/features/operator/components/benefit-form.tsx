import { BENEFIT_STATE_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useFormErrors } from "@pkg/web/features/form/use-form-errors";
import { type FormEvent, useRef, useState } from "react";
import { focusField } from "@/lib/focus-field";
import { OwnConflict } from "@/lib/own-conflict";
import { SaveBar } from "@/lib/save-bar";
import { useOwnSave } from "@/lib/use-own-save";
import { benefitKey, LISTS, readBenefit, sendBenefit } from "../benefit-queries";
import type { BenefitSetting } from "../benefit-setting";
import { giftText, usesText } from "../benefit-text";
import {
  type BenefitErrors,
  type BenefitFacts,
  type BenefitValues,
  benefitProblems,
  factRows,
  factsOf,
  toFacts,
  valuesOf,
} from "../benefit-values";
import { BenefitFields } from "./benefit-fields";
import { EndBenefit } from "./end-benefit";

const FIELDS = ["name", "discountCost", "discountRate", "startAt", "endAt", "maxUses", "validMonths"] as const;
const MONEY = [
  { value: "COST", label: "금액 할인" },
  { value: "RATE", label: "비율 할인" },
] as const;
const NO_MONEY = { value: "NONE", label: "할인 없음" } as const;

/** What staff changes about a benefit, never over a colleague's change. */
export function BenefitForm({ stored }: { stored: BenefitSetting }) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(() => valuesOf(stored));
  const [errors, setErrors] = useState<BenefitErrors>({});
  const start = (latest: BenefitSetting) => {
    setBase(latest);
    setValues(valuesOf(latest));
    setErrors({});
  };
  const fail = (found: BenefitErrors) => {
    setErrors(found);
    const [first] = FIELDS.filter((name) => found[name]);
    if (first) focusField(form.current, first);
  };
  const saving = useOwnSave<BenefitSetting, BenefitFacts>({
    queryKey: benefitKey(base.id),
    outdates: LISTS,
    base,
    pick: factsOf,
    read: () => readBenefit(base.id),
    send: (facts, version) => sendBenefit(base.id, facts, version),
    onStored: start,
    onError: useFormErrors(FIELDS, fail),
  });
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(base));
  const change = (part: Partial<BenefitValues>) => {
    setValues({ ...values, ...part });
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const facts = toFacts(values, base);
    const found = benefitProblems(facts, base);
    if (Object.keys(found).length > 0) return fail(found);
    void saving.save(facts);
  };
  const addsLessons = base.additionalLessonCount > 0;
  const isOpen = base.state === "RUNNING" || base.state === "USED_UP";
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <UnsavedGuard dirty={isDirty && !saving.busy} />
      <h1 className="mt-2 flex flex-wrap items-center gap-2 text-title-1">
        {base.name}
        <Badge tone={base.state === "RUNNING" ? "success" : "neutral"}>{BENEFIT_STATE_LABELS[base.state]}</Badge>
      </h1>
      <p className="num mt-1.5 mb-8 text-body-sm whitespace-normal text-fg-2">
        {base.benefitType === "REFERRAL" ? "추천코드" : "쿠폰 코드"} {base.code} · {giftText(base)} · {usesText(base)}
        {base.appliedProducts.length > 0 ? ` · 상품 ${base.appliedProducts.length}개에만` : ""}
      </p>
      <OwnConflict saving={saving} rows={({ latest, mine }) => factRows(latest, mine)} onTheirs={start} />
      <BenefitFields
        values={values}
        errors={errors}
        usedCount={base.usedCount}
        givings={addsLessons ? [...MONEY, NO_MONEY] : MONEY}
        onChange={change}
      />
      {isOpen && !isDirty ? (
        <EndBenefit
          name={base.name}
          busy={saving.busy}
          onEnd={() => saving.save({ ...factsOf(base), endAt: new Date().toISOString() })}
        />
      ) : null}
      <SaveBar dirty={isDirty} busy={saving.busy} info="이미 만든 주문은 그대로예요" />
    </form>
  );
}
