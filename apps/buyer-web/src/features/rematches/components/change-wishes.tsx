import {
  addWorkingDays,
  copyWeeklyPeriods,
  formatKoreanDate,
  isMatchSearching,
  MATCH_PROMISE_WORKING_DAYS,
} from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useDraftState } from "@pkg/web/features/form/use-draft-state";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { type Answers, answersOf, wishesProblem } from "../answers";
import { type RematchStart, useSearchWith } from "../queries";
import { rematchDraft } from "../rematch-draft";
import { WishesFields } from "../steps/wishes-fields";
import { OtherTutorsCount } from "./other-tutors-count";

const NONE = "아직 이 조건에 맞는 선생님이 없어요. 더 넓히거나, 무료 상담으로 알려 주세요.";

/** Other wishes for a search without a result; one press begins it again. */
export function ChangeWishes({ start }: { start: RematchStart }) {
  const { match, wishes } = start;
  const draft = rematchDraft(match.id);
  const [answers, change] = useDraftState<Answers>(draft, answersOf(wishes));
  const [problem, setProblem] = useState<string | null>(null);
  const search = useSearchWith();
  const router = useRouter();
  const reactToError = useErrorReaction();
  const matching = `/tutoring/matching?matchId=${match.id}`;
  const send = async () => {
    const found = wishesProblem(answers, match);
    setProblem(found);
    if (found !== null || search.isPending) return;
    const { tutorGenders, weeklyAvailablePeriods } = answers;
    const periods = copyWeeklyPeriods(weeklyAvailablePeriods);
    const body = { widening: null, wishes: { tutorGenders: [...tutorGenders], weeklyAvailablePeriods: periods } };
    try {
      const { status } = await search.mutateAsync({ params: { path: { id: match.id } }, body });
      if (!isMatchSearching(status)) return setProblem(NONE);
    } catch (error) {
      // Another tab has already started the search.
      if (!isApiError(error, "class", 50004)) return reactToError(error);
    }
    draft.forget();
    router.replace(matching);
  };
  return (
    <FlowFrame
      title="조건 바꾸기"
      back={{ href: matching }}
      bar={
        <StickyBar
          inPane
          above={
            <>
              <OtherTutorsCount matchId={match.id} answers={answers} />
              <div role="alert">
                {problem ? <p className="text-caption font-medium text-error">{problem}</p> : null}
              </div>
            </>
          }
        >
          <Button size="lg" full busy={search.isPending} busyLabel="다시 찾고 있어요" onClick={() => void send()}>
            이 조건으로 다시 찾기
          </Button>
        </StickyBar>
      }
    >
      <div className="px-(--size-gutter) pt-1 pb-10">
        <h1 className="mt-6 mb-1.5 text-title-1">어떤 조건으로 다시 찾을까요?</h1>
        <p className="text-body-sm text-fg-2">{`보내신 조건을 그대로 가져왔어요. 고쳐서 다시 찾으면 ${promisedDay()}까지 결과를 알려 드려요.`}</p>
        <div className="mt-9 grid gap-9">
          <WishesFields start={start} answers={answers} change={change} />
        </div>
      </div>
    </FlowFrame>
  );
}

const promisedDay = () => formatKoreanDate(addWorkingDays(serverNow(), MATCH_PROMISE_WORKING_DAYS));
