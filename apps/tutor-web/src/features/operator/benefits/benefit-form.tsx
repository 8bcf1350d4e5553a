import { BENEFIT_STATE_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { OwnConflict } from "@/lib/own-form/own-conflict";
import { SaveBar } from "@/lib/own-form/save-bar";
import { useOwnForm } from "@/lib/own-form/use-own-form";
import { BenefitFields } from "./benefit-fields";
import { BENEFITS, benefitRead, readBenefit, sendBenefit } from "./benefit-queries";
import { type BenefitSetting, giftText, usesText } from "./benefit-text";
import {
  type BenefitFacts,
  type BenefitValues,
  benefitProblems,
  factRows,
  factsOf,
  fieldsOf,
  refusedFields,
  toFacts,
  valuesOf,
} from "./benefit-values";
import { EndBenefit } from "./end-benefit";

const MONEY = [
  { value: "COST", label: "금액 할인" },
  { value: "RATE", label: "비율 할인" },
] as const;
const NO_MONEY = { value: "NONE", label: "할인 없음" } as const;

/** The form of a benefit's terms; it never overwrites a colleague's change. */
export function BenefitForm({ stored }: { stored: BenefitSetting }) {
  const { base, form, isDirty, conflict, saveFacts } = useOwnForm<BenefitSetting, BenefitFacts, BenefitValues>({
    stored,
    valuesOf,
    toFacts,
    validate: (values, benefit) => fieldsOf(benefitProblems(toFacts(values, benefit), benefit)),
    problemsOf: refusedFields,
    clearsAll: true,
    queryKey: benefitRead(stored.id).queryKey,
    outdates: BENEFITS,
    pick: factsOf,
    read: () => readBenefit(stored.id),
    send: (facts, version) => sendBenefit(stored.id, facts, version),
  });
  const addsLessons = base.additionalLessonCount > 0;
  const products = base.appliedProducts.length;
  const isOpen = base.state === "RUNNING" || base.state === "USED_UP";
  return (
    <form onSubmit={form.submit} noValidate>
      <UnsavedGuard dirty={isDirty && !form.busy} />
      <h1 className="mt-2 flex flex-wrap items-center gap-2 text-title-1">
        {base.name}
        <Badge tone={base.state === "RUNNING" ? "success" : "neutral"}>{BENEFIT_STATE_LABELS[base.state]}</Badge>
      </h1>
      <p className="figures mt-1.5 mb-8 text-body-sm text-fg-2">
        {[
          `${base.benefitType === "REFERRAL" ? "추천코드" : "쿠폰 코드"} ${base.code}`,
          giftText(base),
          usesText(base),
          products > 0 ? `상품 ${products}개에만` : null,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <OwnConflict conflict={conflict} rows={({ latest, mine }) => factRows(latest, mine)} />
      <BenefitFields form={form} usedCount={base.usedCount} givings={addsLessons ? [...MONEY, NO_MONEY] : MONEY} />
      {isOpen && !isDirty ? (
        <EndBenefit
          name={base.name}
          busy={form.busy}
          onEnd={() => saveFacts({ ...factsOf(base), endAt: serverNow().toISOString() })}
        />
      ) : null}
      <SaveBar dirty={isDirty} busy={form.busy} info="이미 만든 주문은 그대로예요" />
    </form>
  );
}
