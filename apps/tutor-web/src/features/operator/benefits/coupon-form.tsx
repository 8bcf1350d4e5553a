import { TEXT_LENGTHS } from "@pkg/domain";
import { FieldRow } from "@pkg/ui/field";
import { Segmented } from "@pkg/ui/segmented";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { kitProps } from "@pkg/web/features/form/kit-props";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { type DomainForm, useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useRouter } from "next/navigation";
import { Controller, useFormState, useWatch } from "react-hook-form";
import { SaveBar } from "@/lib/own-form/save-bar";
import { FIGURE } from "../forms/figure-field";
import { BenefitFields } from "./benefit-fields";
import { useNewCoupon } from "./benefit-queries";
import { type BenefitValues, couponProblems, fieldsOf, newValues, refusedFields, toCoupon } from "./benefit-values";

const { newCouponCode: CODE } = TEXT_LENGTHS;

const GIVINGS = [
  { value: "COST", label: "금액 할인" },
  { value: "RATE", label: "비율 할인" },
  { value: "NONE", label: "수업" },
] as const;
const UNITS = [
  { value: "COUNT", label: "횟수" },
  { value: "MONTH", label: "개월" },
] as const;

/** A new coupon for all products. Its code and the lessons that it adds cannot be changed later. */
export function CouponForm({ today }: { today: string }) {
  const router = useRouter();
  const create = useNewCoupon();
  const form = useDomainForm<BenefitValues>({
    defaultValues: newValues(today),
    validate: (values) => fieldsOf(couponProblems(values)),
    problemsOf: refusedFields,
    onChange: () => form.clearErrors(),
    save: async (values) => {
      if (create.isSuccess) return;
      const { id } = await create.mutateAsync({ body: toCoupon(values) });
      toast("쿠폰을 만들었어요");
      router.replace(`/operator/benefits/${id}`);
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  return (
    <form onSubmit={form.submit} noValidate className="mt-2">
      <UnsavedGuard dirty={isDirty && !form.busy && !create.isSuccess} />
      <PageTitle lead="코드와 더하는 수업은 만든 뒤에 바꿀 수 없어요.">쿠폰 만들기</PageTitle>
      <div className="grid gap-8">
        <TextField
          {...form.field("code")}
          label="쿠폰 코드"
          maxLength={CODE.max}
          autoComplete="off"
          help={`구매자가 적는 글자예요. 한글, 영문, 숫자로 ${CODE.min}~${CODE.max}자.`}
        />
        <BenefitFields form={form} usedCount={0} givings={GIVINGS} lessons={<AddedLessons form={form} />} />
      </div>
      <SaveBar dirty={isDirty} busy={form.busy} />
    </form>
  );
}

/** The lessons, or months of lessons, that a coupon adds. */
function AddedLessons({ form }: { form: DomainForm<BenefitValues> }) {
  const unit = useWatch({ control: form.control, name: "unit" });
  return (
    <FieldRow>
      <Controller
        control={form.control}
        name="unit"
        render={(bound) => <Segmented {...kitProps(bound)} legend="단위" legendLook="field" options={UNITS} />}
      />
      <TextField
        {...form.field("added")}
        {...FIGURE}
        label="더하는 수"
        maxLength={3}
        right={<span className="text-fg-3">{unit === "COUNT" ? "회" : "개월"}</span>}
      />
    </FieldRow>
  );
}
