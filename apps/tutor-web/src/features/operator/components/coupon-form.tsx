import { couponCodeProblem } from "@pkg/domain";
import { FieldRow } from "@pkg/ui/field";
import { Segmented } from "@pkg/ui/segmented";
import { toast } from "@pkg/ui/toast";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useFormErrors } from "@pkg/web/features/form/use-form-errors";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { focusField } from "@/lib/focus-field";
import { SaveBar } from "@/lib/save-bar";
import { TextQuestion } from "@/lib/text-question";
import { useNewCoupon } from "../benefit-queries";
import { type BenefitErrors, type BenefitValues, benefitProblems, newValues, toFacts } from "../benefit-values";
import { BenefitFields } from "./benefit-fields";

const FIELDS = [
  "code",
  "name",
  "discountCost",
  "discountRate",
  "additionalLessonCount",
  "startAt",
  "endAt",
  "maxUses",
  "validMonths",
] as const;
const GIVINGS = [
  { value: "COST", label: "금액 할인" },
  { value: "RATE", label: "비율 할인" },
  { value: "NONE", label: "수업" },
] as const;
const UNITS = [
  { value: "COUNT", label: "횟수" },
  { value: "MONTH", label: "개월" },
] as const;

/** A new coupon for all products. Its code and the lessons that it adds stay for ever. */
export function CouponForm({ today }: { today: string }) {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [code, setCode] = useState("");
  const [values, setValues] = useState(() => newValues(today));
  const [unit, setUnit] = useState<"COUNT" | "MONTH">("COUNT");
  const [added, setAdded] = useState("");
  const [errors, setErrors] = useState<BenefitErrors>({});
  const making = useNewCoupon();
  const isDirty = code !== "" || added !== "" || JSON.stringify(values) !== JSON.stringify(newValues(today));
  const fail = (found: BenefitErrors) => {
    setErrors(found);
    const [first] = FIELDS.filter((name) => found[name]);
    if (first) focusField(form.current, first);
  };
  const report = useFormErrors(FIELDS, fail);
  const change = (part: Partial<BenefitValues>) => {
    setValues({ ...values, ...part });
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (making.isPending || making.isSuccess) return;
    const isLessons = values.giving === "NONE";
    const count = isLessons && /^\d{1,3}$/.test(added.trim()) ? Number(added) : 0;
    const facts = toFacts(values);
    const found: BenefitErrors = benefitProblems(facts, { usedCount: 0, additionalLessonCount: isLessons ? 1 : 0 });
    const wrongCode = couponCodeProblem(code.trim());
    if (wrongCode) found.code = wrongCode;
    if (isLessons && (count < 1 || count > 100)) found.additionalLessonCount = "1부터 100까지 적어 주세요.";
    if (Object.keys(found).length > 0) return fail(found);
    const lessons = { additionalLessonType: isLessons ? unit : null, additionalLessonCount: count };
    making.mutate(
      { ...facts, ...lessons, code: code.trim() },
      {
        onError: report,
        onSuccess: ({ id }) => {
          toast("쿠폰을 만들었어요");
          router.replace(`/operator/benefits/${id}`);
        },
      },
    );
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-2">
      <UnsavedGuard dirty={isDirty && !making.isPending && !making.isSuccess} />
      <PageTitle lead="코드와 더하는 수업은 만든 뒤에 바꿀 수 없어요.">쿠폰 만들기</PageTitle>
      <div className="grid gap-8">
        <TextQuestion
          field="code"
          label="쿠폰 코드"
          maxLength={20}
          autoComplete="off"
          value={code}
          help="구매자가 적는 글자예요. 한글, 영문, 숫자로 2~20자."
          error={errors.code}
          onChange={(next) => {
            setCode(next);
            setErrors({});
          }}
        />
        <BenefitFields
          values={values}
          errors={errors}
          usedCount={0}
          givings={GIVINGS}
          lessons={
            <FieldRow>
              <Segmented legend="단위" legendLook="field" options={UNITS} value={unit} onChange={setUnit} />
              <TextQuestion
                field="additionalLessonCount"
                label="더하는 수"
                inputMode="numeric"
                maxLength={3}
                inputClassName="text-right tabular-nums"
                value={added}
                right={<span className="text-fg-3">{unit === "COUNT" ? "회" : "개월"}</span>}
                error={errors.additionalLessonCount}
                onChange={(next) => {
                  setAdded(next);
                  setErrors({});
                }}
              />
            </FieldRow>
          }
          onChange={change}
        />
      </div>
      <SaveBar dirty={isDirty} busy={making.isPending} />
    </form>
  );
}
