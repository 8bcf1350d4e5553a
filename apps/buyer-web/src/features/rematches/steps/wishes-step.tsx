import { contactProblem, TEXT_LENGTHS } from "@pkg/domain";
import { TextArea } from "@pkg/ui/text-area";
import { useWide } from "@pkg/ui/use-wide";
import type { Answers, Change } from "../answers";
import type { RematchClass } from "../queries";
import { WhatStays } from "./what-stays";
import { WishesFields } from "./wishes-fields";

type WishesStepProps = {
  start: RematchClass;
  answers: Answers;
  change: Change;
  /** Shows what stays at every width: nothing beside the form does. */
  showsWhatStays?: boolean;
};

/** The current wishes to edit, and what stays. */
export function WishesStep({ start, answers, change, showsWhatStays = false }: WishesStepProps) {
  const isWide = useWide();
  return (
    <>
      <p className="text-body-sm text-fg-2">지난번 조건을 그대로 가져왔어요. 달라진 것만 고쳐 주세요.</p>
      {isWide && !showsWhatStays ? null : <WhatStays start={start} className="mt-5" />}
      <div className="mt-9 grid gap-9">
        <WishesFields start={start} answers={answers} change={change} />
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
