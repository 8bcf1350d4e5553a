import { TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import type { BenefitControl } from "./use-benefit";

/** The field for a coupon or referral code, with the result below it. */
export function CouponCode({ benefit }: { benefit: BenefitControl }) {
  const form = useDomainForm({
    defaultValues: { code: "" },
    validate: ({ code }) => ({ code: code.trim() ? null : "쓸 코드를 적어 주세요." }),
    save: ({ code }) => benefit.apply(code.trim()),
  });
  const field = form.field("code");
  return (
    <form method="post" onSubmit={form.submit} noValidate>
      <TextField
        {...field}
        label="쿠폰 또는 추천코드"
        labelHidden
        placeholder="코드를 적어 주세요"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TEXT_LENGTHS.benefitCode.max}
        error={field.error ?? benefit.words.error}
        ok={benefit.words.ok}
        action={
          <Button type="submit" variant="secondary" className="min-h-13" busy={form.busy} busyLabel="확인해요">
            {benefit.inForce ? "바꾸기" : "쓰기"}
          </Button>
        }
      />
    </form>
  );
}
