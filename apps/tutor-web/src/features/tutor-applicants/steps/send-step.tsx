import {
  APPLICANT_CONSENTS,
  type ConsentKey,
  SCREENING_MAX_SECONDS,
  spokenSeconds,
  studiesElsewhere,
  TUTOR_RANK_NAMES,
} from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { DescriptionRows } from "@pkg/ui/description-rows";
import { Icon } from "@pkg/ui/icon";
import { TermsChoice } from "@pkg/web/features/terms/terms-choice";
import CircleCheck from "lucide-react/icons/circle-check";
import Mic from "lucide-react/icons/mic";
import type { Ref } from "react";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import type { Problems, Step } from "../step-plan";
import { summaryRows, voiceLength } from "../summary-rows";
import type { StepProps } from "./step-props";

type SendStepProps = Pick<StepProps, "answers" | "subjects"> & {
  /** All missing answers. */
  missing: Problems;
  /** The send button was pressed without a voice sample. */
  asksForVoice: boolean;
  onStep: (step: Step) => void;
  agreements: AgreementsProps;
};

export interface AgreementsProps {
  agreed: readonly ConsentKey[];
  onAgree: (agreed: ConsentKey[]) => void;
  /** The send button was pressed with something unticked. */
  showMissing: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The voice sample and all answers, each with a link back to its step. */
export function SendStep({ answers, subjects, missing, asksForVoice, onStep, agreements }: SendStepProps) {
  const rows = summaryRows(answers, subjects).map(({ label, value, step, paths }) => ({
    id: label,
    label,
    value: paths.some((path) => missing[path]) ? (
      <span className="text-warn">더 적어 주세요</span>
    ) : (
      <span className="line-clamp-2 break-words">{value}</span>
    ),
    onChange: () => onStep(step),
  }));
  return (
    <div className="grid gap-8">
      <div data-field="screening">
        <Voice applicant={answers} />
        {asksForVoice ? (
          <div role="alert" className="mt-3">
            <Banner inline tone="warn">
              목소리를 먼저 녹음해 주세요.
            </Banner>
          </div>
        ) : null}
      </div>
      <section>
        <h2 className="mb-3 text-title-3">적은 내용</h2>
        <DescriptionRows rows={rows} />
        {answers.expertWish && answers.teachingYears === 0 ? (
          <NewExpert mayBeBasic={!studiesElsewhere(answers)} onStep={onStep} />
        ) : null}
      </section>
      <section>
        <h2 className="mb-3 text-title-3">약관과 동의</h2>
        <TermsChoice
          ref={agreements.ref}
          consents={APPLICANT_CONSENTS}
          value={agreements.agreed}
          onChange={agreements.onAgree}
          showMissing={agreements.showMissing}
        />
        <p className="mt-3 text-caption text-fg-2">
          아동·청소년을 가르치려면 범죄 전력 조회에 동의해야 해요. 아동·청소년의 성보호에 관한 법률 제56조와 아동복지법
          제29조의3에 따라요.
        </p>
      </section>
    </div>
  );
}

/** Advice for an expert who never tutored: experience of another kind, as at a school, may still count. */
function NewExpert({ mayBeBasic, onStep }: { mayBeBasic: boolean; onStep: (step: Step) => void }) {
  return (
    <Banner
      inline
      tone="warn"
      className="mt-4"
      action={
        mayBeBasic ? (
          <Button variant="text" size="sm" flush onClick={() => onStep("SUBJECTS")}>
            {TUTOR_RANK_NAMES.BASIC}으로 바꾸기
          </Button>
        ) : null
      }
    >{`${TUTOR_RANK_NAMES.EXPERT}은 가르친 경력을 서류로 확인해요. 가르친 경력이 없으면 함께할 수 없어요.`}</Banner>
  );
}

/** A full page load, because the recorder's page has its own Content-Security-Policy. */
function Voice({ applicant }: { applicant: TutorApplicant }) {
  const { screening } = applicant;
  return (
    <Card tone={screening ? "soft" : "line"}>
      <div className="flex items-start gap-3">
        <Icon of={screening ? CircleCheck : Mic} className={screening ? "text-success" : "text-brand"} />
        <div className="min-w-0">
          <h2 className="text-title-3">
            {screening ? "녹음을 올렸어요" : `${spokenSeconds(SCREENING_MAX_SECONDS)} 안으로 들려주세요`}
          </h2>
          <p className="mt-1 text-body-sm text-fg-2">
            {screening
              ? `${voiceLength(applicant)}. 보내기 전까지 다시 녹음할 수 있어요.`
              : "자기소개와, 가르치는 과목의 개념 하나를 학생에게 말하듯 설명해 주세요."}
          </p>
        </div>
      </div>
      <ButtonLink href={`/applicants/${applicant.id}/screening`} variant="soft" full className="mt-4">
        {screening ? "다시 녹음하기" : "녹음하러 가기"}
      </ButtonLink>
    </Card>
  );
}
