"use client";

import { Banner } from "@pkg/ui/banner";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { TermsChoice } from "@pkg/web/features/terms/terms-choice";
import { Controller } from "react-hook-form";
import { consentsOf } from "../consents-of";
import { needsGuardian } from "../needs-guardian";
import type { SignUpDraft } from "../sign-up-draft";
import { stepProblems } from "../sign-up-steps";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

type TermsStepProps = Omit<StepProps, "next"> & { isLast: boolean; next: () => unknown };

/** The terms of this sign-up; none is preselected. */
export function TermsStep({ draft, change, next, now, takesFocus, isLast }: TermsStepProps) {
  const consents = consentsOf(draft, now);

  const form = useDomainForm<Pick<SignUpDraft, "agreed">>({
    defaultValues: { agreed: draft.agreed },
    validate: ({ agreed }) => ({ agreed: stepProblems("terms", { ...draft, agreed }, 0, now).terms }),
    save: next,
    onChange: change,
    recheck: true,
  });

  return (
    <StepForm
      title="약관을 확인해 주세요"
      help="화살표를 누르면 내용을 볼 수 있어요."
      action={isLast ? "가입 마치기" : "다음"}
      busyLabel="가입하고 있어요"
      form={form}
      takesFocus={takesFocus}
    >
      {needsGuardian(draft, now) ? (
        <div className="mb-5">
          <Banner
            inline
          >{`${draft.guardian.name.trim()} 보호자님이 읽고 동의해 주세요. 동의한 내용은 보호자 휴대폰으로 알려 드려요.`}</Banner>
        </div>
      ) : null}
      <Controller
        control={form.control}
        name="agreed"
        render={({ field: { ref, value, onChange } }) => (
          <TermsChoice
            ref={ref}
            consents={consents}
            value={value}
            onChange={onChange}
            showMissing={Boolean(form.errors.agreed)}
          />
        )}
      />
    </StepForm>
  );
}
