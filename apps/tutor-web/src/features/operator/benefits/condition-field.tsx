import { BENEFIT_CONDITIONS, type BenefitCondition, joinNames, WALLETS, withParticle } from "@pkg/domain";
import { OptionRows } from "@pkg/ui/option-rows";
import { kitProps } from "@pkg/web/features/form/kit-props";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller } from "react-hook-form";
import type { BenefitValues } from "./benefit-values";

const WALLET_NAMES = joinNames(
  Object.values(WALLETS).map(({ label }) => label),
  "과",
  "와",
);

const WORDS: Readonly<Record<BenefitCondition, { label: string; help: string }>> = {
  NONE: { label: "누구나", help: "한 계정이 한 번 쓸 수 있어요." },
  FIRST: {
    label: "처음 결제하는 계정",
    help: "1개월 이상 수업을 결제한 적이 없어야 해요. 체험 수업과 모두 환불한 수업은 세지 않아요.",
  },
  RETURNING: {
    label: "다시 등록하는 학생",
    help: "그 학생이 1개월 이상 수업을 결제하고 한 번은 들었어야 해요. 체험 수업은 세지 않아요.",
  },
  SIBLING: {
    label: "형제자매가 다니는 학생",
    help: "같은 계정의 다른 학생이 1개월 이상 수업을 하고 있어야 해요.",
  },
  CARD: { label: "카드로 결제하는 사람", help: `${withParticle(WALLET_NAMES, "으로", "로")}는 쓸 수 없어요.` },
};

/** Who may use a benefit, with what that asks of them. */
export function ConditionField({ form }: { form: DomainForm<BenefitValues> }) {
  return (
    <Controller
      control={form.control}
      name="condition"
      render={(bound) => (
        <OptionRows
          {...kitProps(bound)}
          legend="누가 쓰나요"
          legendLook="field"
          help={WORDS[bound.field.value].help}
          options={BENEFIT_CONDITIONS.map((value) => ({ value, label: WORDS[value].label }))}
        />
      )}
    />
  );
}
