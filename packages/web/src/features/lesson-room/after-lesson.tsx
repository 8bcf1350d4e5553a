import { LESSON_OUTCOME_LABELS, OPEN_DISPUTE_LABEL } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import type { LessonRoom, RoomReader } from "./room-queries";

type AfterLessonProps = {
  room: Pick<LessonRoom, "status" | "settledAs" | "isDisputed">;
  role: RoomReader["role"];
  back: { href: string; label: string };
  /** The room is still open, after the lesson's planned end. */
  isOpen?: boolean;
};

interface Next {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** What the page that leads here is asked for. */
  readonly asks?: string;
}

const HELD: Readonly<Record<RoomReader["role"], Omit<Next, "title">>> = {
  TUTOR: {
    text: "수업했다면 기록을 써 주세요. 가족에게 바로 보이고, 수업료에 들어가요.",
    label: "수업 기록 쓰기",
    asks: "?log=due",
  },
  FAMILY: { text: "선생님이 기록을 쓰면 알려 드려요. 확인할 것이 있으면 수업 화면에 보여요.", label: "수업 화면으로" },
  CHILD: { text: "숙제와 다음 수업은 내 수업에서 볼 수 있어요.", label: "내 수업으로" },
};

/** What comes next, by how the lesson was settled: a log is asked only of one that was held as far as is known. */
function nextOf(room: AfterLessonProps["room"], role: RoomReader["role"], back: string): Next {
  const { status, settledAs, isDisputed } = room;
  const { label } = role === "CHILD" ? HELD.CHILD : HELD.FAMILY;
  if (isDisputed) {
    return { title: OPEN_DISPUTE_LABEL, text: "운영팀이 이 수업을 살펴보고 있어요. 정해지면 알려 드려요.", label };
  }
  if (settledAs === null && status === "CANCELED") {
    return { title: "쉬는 수업이에요", text: "바뀐 시간은 수업 목록에 있어요.", label: back };
  }
  if (settledAs === null || settledAs === "HELD") return { title: "수업이 끝났어요", ...HELD[role] };
  const text =
    settledAs === "ASKED"
      ? "수업을 했는지 아직 정해지지 않았어요. 답한 것과 정해진 것은 수업 목록에 보여요."
      : "어떻게 정해졌는지는 수업 목록에서 볼 수 있어요.";
  return { title: LESSON_OUTCOME_LABELS[settledAs], text, label };
}

/** What comes next, once the lesson is over. */
export function AfterLesson({ room, role, back, isOpen = false }: AfterLessonProps) {
  const { title, text, label, asks = "" } = nextOf(room, role, back.label);
  return (
    <section aria-label="수업 뒤에 할 일" className="mt-6 rounded-xl bg-sunken px-5 py-6">
      <h2 className="text-title-3">{isOpen && asks ? "수업을 마쳤나요?" : title}</h2>
      <p className="mt-1 text-body-sm text-fg-2">{text}</p>
      <ButtonLink href={`${back.href}${asks}`} linkAs={Link} full className="mt-4">
        {label}
      </ButtonLink>
    </section>
  );
}
