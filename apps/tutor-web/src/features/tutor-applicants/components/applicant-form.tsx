import { APPLICANT_CONSENTS, type ConsentKey, missingConsents, type TutorSubjects } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useDraftState } from "@pkg/web/features/form/use-draft-state";
import { parseAsStep, useStepTitle } from "@pkg/web/features/funnel/use-funnel";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useQueryState } from "nuqs";
import { type FormEvent, useRef, useState } from "react";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { consentsDraft } from "../consents-draft";
import { askedOf, isSentBefore, type Subject, useRegister } from "../queries";
import { firstOpenStep, problemsOf, problemsOnStep, reasonStep, STEP_TITLES, STEPS, type Step } from "../step-plan";
import { useAnswers } from "../use-answers";
import { LastReason } from "./last-reason";
import { StepBody } from "./step-body";
import { StepHead } from "./step-head";

const stepParser = parseAsStep(STEPS).withOptions({ clearOnDefault: false });

/** The application, one question at a time, from the first that is open; answers save automatically. */
export function ApplicantForm({ applicant, subjects }: { applicant: TutorApplicant; subjects: readonly Subject[] }) {
  const { answers: written, change, state, retry, flush } = useAnswers(applicant);
  const answers = { ...written, studyProof: applicant.studyProof, screening: applicant.screening };
  // Here and not in its step, which is left and come back to.
  const [beforeExpert, setBeforeExpert] = useState<TutorSubjects | null>(null);
  const ticks = consentsDraft(applicant.id);
  const [{ agreed }, tick] = useDraftState<{ agreed: ConsentKey[] }>(ticks, { agreed: [] });
  const firstAgreement = useRef<HTMLInputElement>(null);
  // Where it was left: an address without a step means this one, also after further answers.
  const [first] = useState(() => firstOpenStep(problemsOf(answers, subjects)) ?? reasonStep(applicant) ?? "SEND");
  const [step, setStep] = useQueryState("step", stepParser.withDefault(first));
  const titleId = useStepTitle(step);
  const [pressed, setPressed] = useState<Step | null>(null);
  const register = useRegister(applicant.id);
  const report = useErrorReaction();
  const form = useRef<HTMLFormElement>(null);

  const missing = problemsOf(answers, subjects);
  const problems = problemsOnStep(missing, step);
  const next = STEPS[STEPS.indexOf(step) + 1];
  const go = (to: Step) => void setStep(to);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPressed(step);
    const [wrong] = Object.keys(problems);
    if (wrong) return focusField(form.current, wrong);
    if (next) {
      setPressed(null);
      return go(next);
    }
    const open = firstOpenStep(missing);
    if (open) {
      setPressed(open);
      return go(open);
    }
    if (!applicant.screening) return focusField(form.current, "screening");
    if (missingConsents(APPLICANT_CONSENTS, agreed).length > 0) return firstAgreement.current?.focus();
    const sent = { params: { path: { id: applicant.id } }, body: { agreements: askedOf(agreed) } };
    await flush()
      .then(() => register.mutateAsync(sent))
      .then(ticks.forget)
      .catch((error: unknown) => (isSentBefore(error) ? undefined : report(error)));
  }

  const { title, lead } = STEP_TITLES[step];
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-1 flex-col">
      <div className="flex-1 px-(--size-gutter) pb-10">
        <StepHead step={step} onStep={go} state={state} onRetry={retry} />
        <h1 id={titleId} tabIndex={-1} className="text-title-1 outline-none">
          {title}
        </h1>
        <p className="mt-1.5 mb-7 text-body-sm text-fg-2">{lead}</p>
        {step === reasonStep(applicant) ? <LastReason reason={applicant.reason} /> : null}
        <StepBody
          step={step}
          answers={answers}
          subjects={subjects}
          change={change}
          flush={flush}
          beforeExpert={beforeExpert}
          onBeforeExpert={setBeforeExpert}
          problems={pressed === step ? problems : {}}
          missing={missing}
          asksForVoice={pressed === "SEND" && !applicant.screening}
          onStep={go}
          agreements={{
            agreed,
            onAgree: (all) => tick({ agreed: all }),
            showMissing: pressed === "SEND",
            ref: firstAgreement,
          }}
        />
      </div>
      <StickyBar>
        <Button type="submit" size="lg" full busy={register.isPending} busyLabel="보내고 있어요">
          {next ? "다음" : "지원서 보내기"}
        </Button>
      </StickyBar>
    </form>
  );
}

/** Focuses the question that `data-field` names, which shows its problem. */
function focusField(form: HTMLFormElement | null, name: string): void {
  form
    ?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, button, textarea, select, a):not(:disabled)`)
    ?.focus();
}
