import { PULSE_ANSWERS, PULSE_LABELS, type PulseAnswer } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import Link from "next/link";
import { useId } from "react";
import { useAnswerPulse } from "../queries";
import { rematchHref } from "../rematch-href";

type PulseCardProps = { matchId: string; tutorName: string; lessons: ClassLessons; className?: string };

const PILL =
  "min-h-11 rounded-full border border-line-2 bg-bg px-4 text-[1rem]/[1.5rem] font-medium transition-colors duration-(--duration-base) hover:bg-sand-50 active:bg-sand-100 aria-disabled:text-fg-3";

/** Asks after a pair's third lesson, or its trial, whether the tutor fits. The tutor never sees the answer. */
export function PulseCard({ matchId, tutorName, lessons, className }: PulseCardProps) {
  const { pulse } = lessons;
  const id = useId();
  const answer = useAnswerPulse(matchId);
  const react = useRejection();
  const said = answer.isSuccess ? answer.variables.body.answer : null;
  if (!pulse?.isDue && !said) return null;
  const goesOn = lessons.counts.left > 0 || lessons.nextPaymentOn !== null || lessons.rest !== null;
  const next = nextOf(said, goesOn, { matchId, lessons });
  const send = (one: PulseAnswer) => {
    if (answer.isPending) return;
    answer.mutate({ params: { path: { id: matchId } }, body: { answer: one } }, { onError: react });
  };
  return (
    <Card as="section" tone="accent" aria-labelledby={id} className={className}>
      <h3 id={id} className="text-label">
        {said
          ? "알려 주셔서 고마워요"
          : lessons.counts.total === 1
            ? "수업해 보니 잘 맞나요?"
            : "지금까지 수업해 보니 잘 맞나요?"}
      </h3>
      <p role="status" className="mt-0.5 text-body-sm text-fg-2">
        {said ? thanks(said, goesOn) : `${tutorName} 선생님께는 보이지 않아요.`}
      </p>
      {said === null ? (
        <fieldset aria-labelledby={id} className="mt-3.5 flex flex-wrap gap-2">
          {PULSE_ANSWERS.map((one) => (
            <button
              key={one}
              type="button"
              aria-disabled={answer.isPending || undefined}
              onClick={() => send(one)}
              className={PILL}
            >
              {PULSE_LABELS[one]}
            </button>
          ))}
        </fieldset>
      ) : said === "GOOD" ? null : (
        <Link
          href={next.href}
          className="mt-1 inline-flex min-h-11 items-center text-body-sm font-semibold underline underline-offset-4"
        >
          {next.label}
        </Link>
      )}
    </Card>
  );
}

/** A class without a lesson to come is promised none. */
function thanks(answer: PulseAnswer, goesOn: boolean): string {
  if (answer === "GOOD") return goesOn ? "앞으로도 나란히 앉아 배워요." : "의견을 저장했어요.";
  return answer === "OKAY" && goesOn
    ? "바라는 점은 선생님과 이야기해 보세요."
    : "더 잘 맞는 선생님을 찾아 드릴 수 있어요.";
}

/** Where an answer that was not all good leads on to. */
function nextOf(
  answer: PulseAnswer | null,
  goesOn: boolean,
  { matchId, lessons }: Pick<PulseCardProps, "matchId" | "lessons">,
) {
  if (!goesOn) return { href: "/simple-enroll", label: "다른 선생님과 새로 시작하기" };
  return answer === "OKAY"
    ? { href: `/myclass/${matchId}/messages`, label: "선생님께 메시지 보내기" }
    : { href: rematchHref(matchId, lessons.content), label: "선생님 바꾸기" };
}
