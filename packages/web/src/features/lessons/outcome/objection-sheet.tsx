import { disputeReasonOf, type LessonDisputeReason, TEXT_LENGTHS } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useState } from "react";
import { useDispute } from "../changes/lesson-changes";
import { Refusal } from "../changes/refusal";
import { useRefusal } from "../changes/use-refusal";
import { lessonMoment } from "../lesson-text";
import type { Lesson } from "../queries";

type ObjectionSheetProps = { lesson: Lesson; open: boolean; onClose: () => void; onClosed: () => void };

const QUESTIONS: Readonly<Record<LessonDisputeReason, string>> = {
  TUTOR_ABSENT: "선생님이 안 왔나요?",
  STUDENT_CAME: "결석하지 않았나요?",
  TUTOR_CAME: "이 수업에 오셨나요?",
  STUDENT_ABSENT: "학생이 오지 않았나요?",
  UNCONFIRMED: "이 수업을 하셨나요?",
};

/** Asks what was wrong with a lesson, and says what happens then. */
export default function ObjectionSheet({ lesson, open, onClose, onClosed }: ObjectionSheetProps) {
  const [detail, setDetail] = useState("");
  const dispute = useDispute(lesson);
  const { refusal, refuse, clear } = useRefusal();
  const reason = disputeReasonOf(lesson);

  function send(): void {
    clear();
    const sent = { params: { path: { lessonId: lesson.id } }, body: { detail: detail.trim() } };
    dispute.mutate(sent, {
      onSuccess: () => {
        toast("운영팀에 알렸어요. 확인하고 문자로 알려 드릴게요.", { tone: "ok" });
        onClose();
      },
      onError: refuse,
    });
  }

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={QUESTIONS[reason]}
      description={`${lessonMoment(lesson.startsAt)} 수업`}
    >
      <p className="mb-4 rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">{`운영팀이 수업방에 들어온 기록을 보고 정해요. ${
        reason === "TUTOR_CAME"
          ? "가족에게도 알리고, 정해지면 문자로 알려 드려요."
          : "그때까지 쓴 수업으로 계산하지 않고, 선생님께도 알려 드려요."
      }`}</p>
      <TextField
        label="어떤 일이 있었나요?"
        help="적지 않아도 돼요"
        maxLength={TEXT_LENGTHS.disputeDetail.max}
        value={detail}
        onChange={(event) => setDetail(event.target.value)}
      />
      <Refusal text={refusal} />
      <Button full className="mt-5" busy={dispute.isPending} busyLabel="알리고 있어요" onClick={send}>
        운영팀에 알리기
      </Button>
    </BottomSheet>
  );
}
