import { Button } from "@pkg/ui/button";
import type { Ref } from "react";

/** What takes away the present address. */
export type LinkAct = "REPLACE" | "STOP";

const QUESTIONS = {
  REPLACE: { text: "지금 주소는 더 열리지 않아요. 새 주소로 바꿀까요?", act: "새 주소로 바꾸기" },
  STOP: { text: "이 주소로는 더 볼 수 없게 돼요. 멈출까요?", act: "멈추기" },
} as const;

type LinkQuestionProps = {
  asked: LinkAct;
  busy: boolean;
  keepRef: Ref<HTMLButtonElement>;
  onKeep: () => void;
  onConfirm: () => void;
};

/** Asks before the present address stops working. */
export function LinkQuestion({ asked, busy, keepRef, onKeep, onConfirm }: LinkQuestionProps) {
  const { text, act } = QUESTIONS[asked];
  return (
    <div role="alert" className="mt-4 rounded-md bg-sunken px-4 py-3.5">
      <p className="text-body-sm">{text}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button ref={keepRef} variant="line" size="sm" full onClick={onKeep}>
          그대로 둘게요
        </Button>
        <Button variant="line" size="sm" full busy={busy} busyLabel="하고 있어요" onClick={onConfirm}>
          {act}
        </Button>
      </div>
    </div>
  );
}
