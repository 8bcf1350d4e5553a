import { TEXT_LENGTHS } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { isApiError } from "@pkg/web/platform/api/api";
import Link from "next/link";
import { useState } from "react";
import { keptCode } from "@/lib/visitor/kept-code";
import { conditionsText, worthText } from "../benefit-text";
import { readCode } from "../queries";

/** Takes a code, says what it is worth and what for, and keeps it for the next payment on this device. */
export function CouponCodeForm() {
  const [worth, setWorth] = useState<string | null>(null);
  const form = useDomainForm({
    defaultValues: { code: "" },
    validate: ({ code }) => ({ code: code.trim() ? null : "받은 코드를 적어 주세요." }),
    save: async ({ code }) => {
      setWorth(null);
      const benefit = await readCode(code.trim());
      keptCode.write(code.trim());
      setWorth([`${worthText(benefit)} 코드예요`, conditionsText(benefit)].filter(Boolean).join(". "));
    },
    problemsOf: (error) =>
      isApiError(error, "class", 50001, 50003, 50004, 50005, 50006) ? { code: error.message } : null,
  });
  return (
    <form method="post" onSubmit={form.submit} noValidate className="mb-9 grid gap-3">
      <TextField
        {...form.field("code")}
        label="쿠폰 또는 추천코드"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TEXT_LENGTHS.benefitCode.max}
        ok={worth ? `${worth}. 이 기기에서 다음에 결제할 때 넣어 드려요.` : undefined}
        action={
          <Button type="submit" variant="secondary" className="min-h-13" busy={form.busy} busyLabel="확인해요">
            확인
          </Button>
        }
      />
      {worth ? (
        <ButtonLink href="/simple-enroll" linkAs={Link} full>
          수업 고르고 쓰기
        </ButtonLink>
      ) : null}
    </form>
  );
}
