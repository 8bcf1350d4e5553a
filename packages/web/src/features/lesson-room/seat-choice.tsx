import { Segmented } from "@pkg/ui/segmented";
import type { LessonRoom, RoomReader } from "./room-queries";

type SeatChoiceProps = { room: LessonRoom; onSeat: (as: RoomReader["as"]) => void };

const OPTIONS = [
  { value: "SEAT", label: "아이와 함께 앉기" },
  { value: "LOOK", label: "옆에서 보기" },
] as const;

/** A parent sits with the child at this device, or looks in and leaves the seat to the child's own. */
export function SeatChoice({ room, onSeat }: SeatChoiceProps) {
  const { studentName, present, reader } = room;
  const isChildHere = reader.as === "LOOK" && present.some(({ side }) => side === "STUDENT");
  return (
    <section aria-label="들어오는 방법" className="mt-5">
      <Segmented legend="어떻게 들어왔나요?" legendLook="field" options={OPTIONS} value={reader.as} onChange={onSeat} />
      <p role="status" className="mt-2 text-body-sm text-fg-2">
        {reader.as === "SEAT"
          ? `${studentName} 학생이 이 기기에서 수업해요. 함께 있는 시간이 출석으로 기록돼요.`
          : isChildHere
            ? `${studentName} 학생이 자리에 있어요. 보호자로 함께 보고 있고, 선생님과 학생에게도 보여요.`
            : `보호자로 보고 있어요. 출석은 ${studentName} 학생이 들어와야 기록돼요.`}
      </p>
    </section>
  );
}
