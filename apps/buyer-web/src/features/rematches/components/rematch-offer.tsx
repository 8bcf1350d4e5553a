import { formatKoreanDate } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { WaitState } from "@pkg/ui/states";
import { useDraftState } from "@pkg/web/features/form/use-draft-state";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";
import { useState } from "react";
import { type Answers, answersOf, reasonProblem, toRematchBody, wishesProblem } from "../answers";
import { type ClassAccess, linkHeaders } from "../class-access";
import type { Leaving } from "../leaving-queries";
import { useRematch } from "../queries";
import { rematchDraft } from "../rematch-draft";
import { ReasonStep } from "../steps/reason-step";
import { WishesStep } from "../steps/wishes-step";

const TITLE = "rematch-offer";

/** Another tutor on one page: the reason and the wishes, then by when. */
export function RematchOffer({ access, leaving }: { access: ClassAccess; leaving: Leaving }) {
  const draft = rematchDraft(leaving.matchId);
  const [answers, change] = useDraftState<Answers>(draft, answersOf(leaving.wishes));
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, data, isPending, error } = useRematch(access);
  if (data) return <Searching leaving={leaving} promisedOn={data.promisedOn} />;
  const send = () => {
    const found = reasonProblem(answers) ?? wishesProblem(answers, leaving);
    setProblem(found);
    const { reason } = answers;
    if (found !== null || reason === null) return;
    const body = toRematchBody(leaving.matchId, { ...answers, reason });
    mutate({ body, ...linkHeaders(access) }, { onSuccess: draft.forget });
  };
  const told = problem ?? (error ? reactToError(error).message : null);
  return (
    <div className="px-(--size-gutter) pt-4 pb-10">
      <h1 id={TITLE} className="mb-1.5 text-title-1">
        어떤 점이 아쉬웠나요?
      </h1>
      <ReasonStep
        lead={`${leaving.tutorName} 선생님께는 이유를 알리지 않아요.`}
        answers={answers}
        change={change}
        titleId={TITLE}
      />
      <h2 className="mt-10 mb-1.5 text-title-2">어떤 선생님을 찾을까요?</h2>
      <WishesStep start={{ ...leaving, match: leaving }} answers={answers} change={change} showsWhatStays />
      <div role="alert" className="mt-6">
        {told ? <p className="text-body-sm font-medium text-error">{told}</p> : null}
      </div>
      <Button size="lg" full className="mt-3" busy={isPending} busyLabel="찾고 있어요" onClick={send}>
        다른 선생님 찾기
      </Button>
    </div>
  );
}

/** The search goes on: what stays, and the day that is promised. */
export function Searching({ leaving, promisedOn }: { leaving: Leaving; promisedOn: string | null }) {
  return (
    <WaitState
      level={1}
      className="px-(--size-gutter) py-12"
      title="새 선생님을 찾고 있어요"
      reason={`${promisedOn ? `${formatKoreanDate(promisedOn)}까지 문자로 알려 드려요. ` : ""}남은 수업 ${leaving.counts.left}회는 그대로예요.`}
    />
  );
}
