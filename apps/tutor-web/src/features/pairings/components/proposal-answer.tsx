import { AlertDialog } from "@pkg/ui/alert-dialog";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useState } from "react";
import { type Answer, type Pairing, useAnswer } from "../queries";

const REASON_MAX = 500;

/** Accept or decline, once. Accepting is binding and needs a confirmation; declining may carry a reason. */
export function ProposalAnswer({ pairing, phoneNumber }: { pairing: Pairing; phoneNumber: string }) {
  const [open, setOpen] = useState<Answer["talkSendStatus"] | null>(null);
  const [reason, setReason] = useState("");
  const answer = useAnswer(pairing.id, phoneNumber);
  const react = useErrorReaction();
  const tutorId = pairing.candidateTutors[0]?.tutorId ?? "";

  function send(talkSendStatus: Answer["talkSendStatus"]): void {
    const why = reason.trim();
    answer.mutate(
      { tutorId, talkSendStatus, ...(talkSendStatus === "REJECT" && why ? { reason: why } : {}) },
      { onError: react, onSettled: () => setOpen(null) },
    );
  }

  return (
    <div className="mt-4 grid grid-cols-2 gap-3">
      <Button variant="line" size="lg" full onClick={() => setOpen("REJECT")}>
        맡기 어려워요
      </Button>
      <Button size="lg" full onClick={() => setOpen("ACCEPT")}>
        수락하기
      </Button>
      <AlertDialog
        open={open === "ACCEPT"}
        onClose={() => setOpen(null)}
        title="수업을 맡을까요?"
        description={`${pairing.lessonTimes}, 한 번에 ${pairing.minutes}분이에요. 수락하면 바꿀 수 없어요.`}
        safe={{ label: "조금 더 볼게요" }}
        act={{ label: "수락", onPress: () => send("ACCEPT"), busy: answer.isPending, busyLabel: "수락하고 있어요" }}
      />
      <BottomSheet
        open={open === "REJECT"}
        onClose={() => setOpen(null)}
        title="이번에는 어려우신가요?"
        description="이유를 알려 주시면 다음 제안을 더 잘 맞춰 드려요. 적지 않아도 돼요."
        footer={
          <Button size="lg" full busy={answer.isPending} busyLabel="보내고 있어요" onClick={() => send("REJECT")}>
            맡지 않을게요
          </Button>
        }
      >
        <TextArea
          label="이유"
          hint="선택"
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          counter={`${reason.length}/${REASON_MAX}`}
          placeholder="그 시간에는 다른 일정이 있어요"
        />
      </BottomSheet>
    </div>
  );
}
