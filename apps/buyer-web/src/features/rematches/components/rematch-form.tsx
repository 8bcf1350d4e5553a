import { formatKoreanDate, parseTimestamp } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Steps } from "@pkg/ui/steps";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useWide } from "@pkg/ui/use-wide";
import { useDraftState } from "@pkg/web/features/form/use-draft-state";
import { parseAsStep, useFunnel } from "@pkg/web/features/funnel/use-funnel";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { type Answers, answersOf, reasonProblem, wishesProblem } from "../answers";
import type { RematchStart } from "../queries";
import { rematchDraft } from "../rematch-draft";
import { ReasonStep } from "../steps/reason-step";
import { WhatStaysSummary } from "../steps/what-stays";
import { WishesStep } from "../steps/wishes-step";
import { OtherTutorsCount } from "./other-tutors-count";
import { RematchConfirm } from "./rematch-confirm";

const parseAsRematchStep = parseAsStep<"REASON" | "WISHES">(["REASON", "WISHES"]);

/** Two questions: the reason and the wishes. The URL holds the step and the tab the answers, so that back and a refresh work. */
export function RematchForm({ start }: { start: RematchStart }) {
  const { match, wishes } = start;
  const draft = rematchDraft(match.id);
  const [answers, change] = useDraftState<Answers>(draft, answersOf(wishes));
  const isWide = useWide();
  const [isAsking, setAsking] = useState(false);
  const [step, setStep] = useQueryState("step", parseAsRematchStep);
  const [lastLesson] = useQueryState("lastLessonTimestamp", parseAsString);
  const isLast = step === "WISHES" && answers.reason !== null;
  const funnel = useFunnel({
    at: isLast ? "WISHES" : "REASON",
    problem: isLast ? wishesProblem(answers, match) : reasonProblem(answers),
    onNext: () => {
      if (isLast) return setAsking(true);
      void setStep("WISHES");
      scrollTo(0, 0);
    },
    onBack: isLast ? () => void setStep(null, { history: "replace" }) : null,
  });

  return (
    <FlowFrame
      title="선생님 바꾸기"
      back={funnel.back ? { onPress: funnel.back } : { href: `/myclass/${match.id}` }}
      summary={isWide ? <WhatStaysSummary start={start} /> : null}
      bar={
        <StickyBar
          inPane
          above={
            <>
              {isLast ? <OtherTutorsCount matchId={match.id} answers={answers} /> : null}
              <div role="alert">
                {funnel.problem ? <p className="text-caption font-medium text-error">{funnel.problem}</p> : null}
              </div>
            </>
          }
        >
          <Button size="lg" full onClick={funnel.next}>
            {isLast ? "다른 선생님 찾기" : "다음"}
          </Button>
        </StickyBar>
      }
    >
      <div className="px-(--size-gutter) pt-1 pb-10">
        <Steps current={isLast ? 2 : 1} total={2} />
        <h1 id={funnel.titleId} tabIndex={-1} className="mt-6 mb-1.5 text-title-1 outline-none">
          {isLast ? "어떤 선생님을 찾을까요?" : "어떤 점이 아쉬웠나요?"}
        </h1>
        {isLast ? (
          <WishesStep start={start} answers={answers} change={change} />
        ) : (
          <ReasonStep
            lead={leadOf(match.tutorName, lastLesson)}
            answers={answers}
            change={change}
            titleId={funnel.titleId}
          />
        )}
      </div>
      <RematchConfirm
        open={isAsking}
        onClose={() => setAsking(false)}
        onSent={draft.forget}
        start={start}
        answers={answers}
      />
    </FlowFrame>
  );
}

/** The URL carries the last lesson (`rematch-url`); an invalid timestamp is ignored. */
function leadOf(tutorName: string | null, lastLesson: string | null): string {
  const last = parseTimestamp(lastLesson);
  const together = last ? `${formatKoreanDate(last)} 수업까지 함께했어요. ` : "";
  return `${together}${tutorName ?? ""} 선생님께는 이유를 알리지 않아요.`;
}
