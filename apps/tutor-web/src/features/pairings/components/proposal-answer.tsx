import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { OptionRows } from "@pkg/ui/option-rows";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useState } from "react";
import { mayAccept } from "../proposal-state";
import { type Answer, type Pairing, useAnswer } from "../queries";
import { OfferTimes } from "./offer-times";
import { RejectSheet } from "./reject-sheet";

/**
 * Accept or decline, once. Accepting is final and needs a confirmation that names the times. When the proposed ones are
 * gone, the tutor chooses among the others. Declining may carry a reason.
 */
export function ProposalAnswer({ pairing, phoneNumber }: { pairing: Pairing; phoneNumber: string }) {
  const [open, setOpen] = useState<Answer["talkSendStatus"] | null>(null);
  const { otherTimes } = pairing;
  const [chosenTimes, setChosenTimes] = useState<string | null>(null);
  const other = otherTimes.find(({ lessonTimes }) => lessonTimes === chosenTimes);
  const isToChoose = otherTimes.length > 0 && !other;
  const answer = useAnswer(pairing.id, phoneNumber);
  const react = useErrorReaction();
  const tutorId = pairing.candidateTutors[0]?.tutorId ?? "";

  function send(talkSendStatus: Answer["talkSendStatus"], details?: Omit<Answer, "talkSendStatus">): void {
    const sent = { params: { path: { id: pairing.id, tutorId } }, body: { phoneNumber, talkSendStatus, ...details } };
    answer.mutate(sent, { onError: react, onSettled: () => setOpen(null) });
  }

  return (
    <>
      {otherTimes.length > 0 ? (
        <div className="mt-5">
          <OptionRows
            legend="이 시간에 맡을 수 있어요"
            legendLook="title"
            options={otherTimes.map(({ lessonTimes }) => ({ value: lessonTimes, label: lessonTimes }))}
            value={other?.lessonTimes ?? null}
            onChange={setChosenTimes}
          />
        </div>
      ) : null}
      <div className="mt-4 grid grid-flow-col auto-cols-fr gap-3">
        <Button variant="line" size="lg" full onClick={() => setOpen("REJECT")}>
          맡기 어려워요
        </Button>
        {mayAccept(pairing) ? (
          <Button
            {...(pairing.offer ? { variant: "line" } : {})}
            size="lg"
            full
            off={isToChoose}
            onClick={() => setOpen("ACCEPT")}
          >
            {isToChoose ? "시간을 골라 주세요" : pairing.offer && !other ? "처음 시간에 수락" : "수락하기"}
          </Button>
        ) : null}
      </div>
      {pairing.offer ? null : <OfferTimes pairing={pairing} phoneNumber={phoneNumber} />}
      <AlertDialog
        open={open === "ACCEPT"}
        onClose={() => setOpen(null)}
        title="수업을 맡을까요?"
        description={`${other?.lessonTimes ?? pairing.lessonTimes}, 한 번에 ${pairing.minutes}분이에요. 수락은 되돌릴 수 없어요. 수업 시간은 맡은 뒤에도 한 번씩 옮길 수 있어요.`}
        safe={{ label: "조금 더 볼게요" }}
        act={{
          label: "수락",
          onPress: () => send("ACCEPT", other && { lessonStarts: other.lessonStarts }),
          busy: answer.isPending,
          busyLabel: "수락하고 있어요",
        }}
      />
      <RejectSheet
        open={open === "REJECT"}
        onClose={() => setOpen(null)}
        busy={answer.isPending}
        onReject={(why) => send("REJECT", why)}
      />
    </>
  );
}
