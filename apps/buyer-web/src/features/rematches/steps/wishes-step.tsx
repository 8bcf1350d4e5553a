import { contactProblem, TEXT_LENGTHS } from "@pkg/domain";
import { TextArea } from "@pkg/ui/text-area";
import { useWide } from "@pkg/ui/use-wide";
import { useId } from "react";
import { GenderWish } from "@/lib/wishes/gender-wish";
import { TimesGrid } from "@/lib/wishes/times-grid";
import type { Answers, Change } from "../answers";
import type { RematchClass } from "../queries";
import { WhatStays } from "./what-stays";

type WishesStepProps = {
  start: RematchClass;
  answers: Answers;
  change: Change;
  /** Shows what stays at every width: nothing beside the form does. */
  showsWhatStays?: boolean;
};

/** The current wishes to edit, and what stays. */
export function WishesStep({ start, answers, change, showsWhatStays = false }: WishesStepProps) {
  const timesId = useId();
  const isWide = useWide();
  const { minutes, lessonsPerWeek } = start.match;
  return (
    <>
      <p className="text-body-sm text-fg-2">지난번 조건을 그대로 가져왔어요. 달라진 것만 고쳐 주세요.</p>
      {isWide && !showsWhatStays ? null : <WhatStays start={start} className="mt-5" />}
      <div className="mt-9 grid gap-9">
        <GenderWish value={answers.tutorGenders} onChange={(tutorGenders) => change({ tutorGenders })} />
        <section aria-labelledby={timesId}>
          <h2 id={timesId} className="text-title-3">
            수업할 수 있는 시간
          </h2>
          <p className="mt-1 mb-3 text-body-sm text-fg-2">
            <span className="whitespace-nowrap">
              {minutes}분씩 주 {lessonsPerWeek}회
            </span>
            , 넉넉할수록 맞는 선생님이 많아져요.
          </p>
          <TimesGrid
            labelledBy={timesId}
            value={answers.weeklyAvailablePeriods}
            onChange={(weeklyAvailablePeriods) => change({ weeklyAvailablePeriods })}
          />
        </section>
        <TextArea
          label="선생님을 찾을 때 참고할 점"
          hint="선택"
          rows={4}
          maxLength={TEXT_LENGTHS.rematchMemo.max}
          placeholder="예: 개념부터 천천히 짚어 주는 선생님이면 좋겠어요."
          value={answers.memo}
          counter={`${answers.memo.length}/${TEXT_LENGTHS.rematchMemo.max}`}
          error={contactProblem(answers.memo)}
          help="이름이나 연락처 같은 개인정보는 적지 말아 주세요."
          onChange={(event) => change({ memo: event.target.value })}
        />
      </div>
    </>
  );
}
