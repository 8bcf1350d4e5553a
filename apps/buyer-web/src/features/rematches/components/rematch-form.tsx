import { formatKoreanDate, parseTimestamp } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Steps } from "@pkg/ui/steps";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { weekMinutes } from "@pkg/ui/weekly-grid";
import { toWeek } from "@pkg/web/features/lessons/week-of";
import { changeQuery, useUrlQuery, wasPushed } from "@pkg/web/platform/navigation/use-url-query";
import { useEffect, useId, useRef, useState } from "react";
import { FlowFrame } from "@/lib/flow-frame";
import { type Answers, type Change, reasonProblem, timesProblem } from "../answers";
import type { RematchStart } from "../queries";
import { ReasonStep } from "../steps/reason-step";
import { WishesStep } from "../steps/wishes-step";
import { RematchConfirm } from "./rematch-confirm";

/** Two questions: why, and whom to look for instead. The address keeps the step, so that back goes back. */
export function RematchForm({ start }: { start: RematchStart }) {
  const { match, wishes } = start;
  const [answers, setAnswers] = useState<Answers>({ ...wishes, reason: null, detail: "", memo: "" });
  const [isPressed, setPressed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { query, change: changeStep } = useUrlQuery();
  // Answers live in the page: a reload begins with the first step, whatever the address says.
  useEffect(() => void changeQuery({ step: null }, "replace"), []);
  const isLast = query.get("step") === "2" && answers.reason !== null;
  const painted = weekMinutes(toWeek(answers.weeklyAvailablePeriods));
  const problem = isLast ? timesProblem(painted, match.minutes * match.lessonsPerWeek) : reasonProblem(answers);
  const change: Change = (next) => setAnswers((before) => ({ ...before, ...next }));
  const { title, titleId } = useStepTitle(isLast);

  const next = () => {
    setPressed(problem !== null);
    if (problem) return focusAnswer();
    if (isLast) return setAsking(true);
    changeStep({ step: "2" }, "push");
  };
  const back = () => {
    setPressed(false);
    if (wasPushed()) history.back();
    else changeStep({ step: null }, "replace");
  };

  const shown = isPressed ? problem : null;
  return (
    <FlowFrame
      title="선생님 바꾸기"
      back={isLast ? { onPress: back } : { href: `/myclass/${match.id}` }}
      bar={
        <StickyBar
          above={
            <div role="alert">{shown ? <p className="text-caption font-medium text-error">{shown}</p> : null}</div>
          }
        >
          <Button size="lg" full onClick={next}>
            {isLast ? "다른 선생님 찾기" : "다음"}
          </Button>
        </StickyBar>
      }
    >
      <div className="px-(--size-gutter) pt-1 pb-10">
        <Steps current={isLast ? 2 : 1} total={2} />
        <h1 id={titleId} ref={title} tabIndex={-1} className="mt-6 mb-1.5 text-title-1 outline-none">
          {isLast ? "어떤 선생님을 찾을까요?" : "어떤 점이 아쉬웠나요?"}
        </h1>
        {isLast ? (
          <WishesStep start={start} answers={answers} change={change} />
        ) : (
          <ReasonStep lead={leadOf(match.tutorName, query)} answers={answers} change={change} titleId={titleId} />
        )}
      </div>
      <RematchConfirm open={isAsking} onClose={() => setAsking(false)} start={start} answers={answers} />
    </FlowFrame>
  );
}

/** The last lesson comes along in the address (`rematch-url`); what is no timestamp of ours is not said. */
function leadOf(tutorName: string | null, query: URLSearchParams): string {
  const last = parseTimestamp(query.get("lastLessonTimestamp"));
  const together = last ? `${formatKoreanDate(last)} 수업까지 함께했어요. ` : "";
  return `${together}${tutorName ?? ""} 선생님께는 이유를 알리지 않고, 다음 선생님을 더 잘 찾는 데만 써요.`;
}

/** A new step takes the focus to its title; the first one shown leaves it where the browser put it. */
function useStepTitle(isLast: boolean) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isLast);
  useEffect(() => {
    if (shown.current === isLast) return;
    shown.current = isLast;
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [isLast]);
  return { title, titleId };
}

/** The first thing to answer on the screen. */
function focusAnswer(): void {
  const answers = document.querySelectorAll<HTMLElement>("main [data-cell][tabindex='0'], main input[type='radio']");
  const shown = [...answers].filter((element) => element.checkVisibility());
  (shown.find((element) => element.matches("[data-cell]")) ?? shown[0])?.focus();
}
