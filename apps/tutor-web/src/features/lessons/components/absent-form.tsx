import { ATTENDANCE_CLOSES_HOURS, DISPUTE_CLOSES_HOURS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Refusal } from "@pkg/web/features/lessons/changes/refusal";
import { useRefusal } from "@pkg/web/features/lessons/changes/use-refusal";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { useAttendance } from "../queries";

/** Reports a student's absence, after explaining its effect on both sides. */
export function AbsentForm({ lesson, onDone }: { lesson: Lesson; onDone: (message: string) => void }) {
  const attendance = useAttendance(lesson);
  const { refusal, refuse, clear } = useRefusal();

  function send(): void {
    clear();
    attendance.mutate(
      { params: { path: { lessonId: lesson.id } }, body: { status: "ABSENT" } },
      { onSuccess: () => onDone("결석으로 남겼어요."), onError: refuse },
    );
  }

  if (lesson.status === "ABSENT") {
    return <p className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">결석으로 남아 있어요.</p>;
  }
  return (
    <>
      <div className="rounded-md bg-warn-50 px-4 py-3.5">
        <h3 className="text-label text-warn">학생의 수업이 한 번 줄어요</h3>
        <p className="mt-0.5 text-body-sm text-fg-2">
          기다려 주신 시간이라 수업료를 받아요. 가족에게도 알려요. 가족이 {DISPUTE_CLOSES_HOURS}시간 안에 사실과
          다르다고 알려 오면 운영팀이 정할 때까지 지급을 보류해요. 수업이 끝나고 {ATTENDANCE_CLOSES_HOURS}시간 안에
          되돌릴 수 있어요.
        </p>
      </div>
      <Refusal text={refusal} />
      <Button size="lg" full className="mt-5" busy={attendance.isPending} busyLabel="남기고 있어요" onClick={send}>
        결석으로 남기기
      </Button>
    </>
  );
}
