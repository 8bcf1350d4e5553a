import { formatKoreanDate, TEACHING_BASIS_DUE, teachingBasisStep, toKstDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { AppLink } from "@pkg/web/platform/site/app-link";
import { type OwnTutor, returnedText } from "@/lib/own-tutor/own-tutor";
import { PAPER_ASKED } from "@/lib/teaching-basis";

/** A tutor who has not said by what they teach, or not proved it: what to do, and where. Renders nothing for others. */
export function HomeBasis({ tutor }: { tutor: OwnTutor }) {
  if (tutor.basisCheckedAt || (tutor.teachingBasis && tutor.studyProof)) return null;
  const { title, text, act } = tutor.teachingBasis ? toProve(tutor) : toAnswer();
  return (
    <Card as="section" tone="accent" aria-labelledby="basis" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2 id="basis" className="text-label">
          {title}
        </h2>
        <p className="mt-0.5 text-body-sm text-fg-2">{text}</p>
      </div>
      <ButtonLink href="/profile" linkAs={AppLink} size="sm">
        {act}
      </ButtonLink>
    </Card>
  );
}

const toProve = ({ proofReturned }: OwnTutor) => ({
  title: proofReturned
    ? "재학이나 과외 신고 서류를 다시 올려 주세요"
    : "재학이나 과외 신고를 확인할 서류를 올려 주세요",
  text: proofReturned ? `${returnedText(proofReturned)} ${PAPER_ASKED}` : PAPER_ASKED,
  act: "서류 올리기",
});

function toAnswer() {
  const isOver = teachingBasisStep(toKstDate(serverNow())) === "OVER";
  return {
    title: "재학 중인지, 개인과외 신고를 했는지 알려 주세요",
    text: isOver
      ? "아직 알려 주지 않아서 새 학생 소개를 멈췄어요. 지금 수업은 그대로예요."
      : `${formatKoreanDate(TEACHING_BASIS_DUE, { now: serverNow() })}까지 알려 주지 않으면 새 학생을 소개할 수 없어요.`,
    act: "알려 주기",
  };
}
