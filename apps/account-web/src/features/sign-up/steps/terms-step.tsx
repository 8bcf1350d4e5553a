"use client";

import type { ConsentKey } from "@pkg/domain";
import { AgreementGroup } from "@pkg/ui/agreement-group";
import { Banner } from "@pkg/ui/banner";
import { AGREEMENT_LABELS, toAgreements } from "@pkg/web/features/terms/agreements";
import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { consentsOf, isChildYear } from "../consents-of";
import { stepProblems } from "../sign-up-steps";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

const TermsSheet = lazy(() => import("@pkg/web/features/terms/terms-sheet"));

type TermsStepProps = StepProps & { isLast: boolean; busy: boolean };

/** The terms of this sign-up; nothing is ticked ahead. */
export function TermsStep({ draft, change, next, now, takesFocus, isLast, busy }: TermsStepProps) {
  const [shown, setShown] = useState<{ key: ConsentKey; open: boolean } | null>(null);
  const [missing, setMissing] = useState(false);
  const firstMissing = useRef<HTMLInputElement>(null);
  const consents = consentsOf(draft, now);
  const needsGuardian = draft.type === "student" && isChildYear(draft.birthYear, now);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const { terms } = stepProblems("terms", draft, 0, now);
    setMissing(Boolean(terms));
    if (terms) firstMissing.current?.focus();
    else next();
  }

  return (
    <StepForm
      title="약관을 확인해 주세요"
      help="화살표를 누르면 내용을 볼 수 있어요."
      action={isLast ? "가입 마치기" : "다음"}
      busy={busy}
      busyLabel="가입하고 있어요"
      onSubmit={submit}
      takesFocus={takesFocus}
    >
      {needsGuardian ? (
        <div className="mb-5">
          <Banner inline>만 14세가 안 됐다면 보호자와 함께 읽고 동의해 주세요.</Banner>
        </div>
      ) : null}
      <AgreementGroup
        ref={firstMissing}
        items={toAgreements(consents, (key) => setShown({ key, open: true }))}
        value={draft.agreed}
        onChange={(ids) => change({ agreed: consents.map(({ key }) => key).filter((key) => ids.includes(key)) })}
        labels={AGREEMENT_LABELS}
        showMissing={missing}
      />
      {shown ? (
        <Suspense fallback={null}>
          <TermsSheet term={shown.key} open={shown.open} onClose={() => setShown({ ...shown, open: false })} />
        </Suspense>
      ) : null}
    </StepForm>
  );
}
