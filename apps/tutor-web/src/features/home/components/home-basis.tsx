import { formatKoreanDate, TEACHING_BASIS_DUE, teachingBasisStep, toKstDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { AppLink } from "@pkg/web/platform/site/app-link";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";

/** A tutor who has not said by what they teach: until when, and where to say it. Renders nothing for others. */
export function HomeBasis({ tutor }: { tutor: OwnTutor }) {
  if (tutor.teachingBasis) return null;
  const isOver = teachingBasisStep(toKstDate(new Date())) === "OVER";
  return (
    <Card as="section" tone="accent" aria-labelledby="basis" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2 id="basis" className="text-label">
          재학 중인지, 개인과외 신고를 했는지 알려 주세요
        </h2>
        <p className="mt-0.5 text-body-sm text-fg-2">
          {isOver
            ? "아직 알려 주지 않아서 새 학생 소개를 멈췄어요. 지금 수업은 그대로예요."
            : `${formatKoreanDate(TEACHING_BASIS_DUE)}까지 알려 주지 않으면 새 학생을 소개할 수 없어요.`}
        </p>
      </div>
      <ButtonLink href="/profile" linkAs={AppLink} size="sm">
        알려 주기
      </ButtonLink>
    </Card>
  );
}
