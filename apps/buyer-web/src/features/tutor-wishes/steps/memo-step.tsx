import { TextArea } from "@pkg/ui/text-area";
import { MAX_MEMO } from "../wishes";
import type { StepProps } from "./step-props";

/** A few words to the tutor. */
export function MemoStep({ wishes, change, titleId }: StepProps) {
  return (
    <div className="px-(--size-gutter) pt-5">
      <TextArea
        label="선생님께 남기는 말"
        labelHidden
        aria-labelledby={titleId}
        rows={6}
        maxLength={MAX_MEMO}
        placeholder="예: 도형 문제를 어려워해요. 처음에는 천천히 설명해 주세요."
        value={wishes.tutorMemo}
        counter={`${wishes.tutorMemo.length}/${MAX_MEMO}`}
        help="이름과 연락처처럼 개인정보가 되는 내용은 적지 않아도 돼요."
        onChange={(event) => change({ tutorMemo: event.target.value })}
      />
    </div>
  );
}
