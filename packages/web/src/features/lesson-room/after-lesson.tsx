import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import type { RoomReader } from "./room-queries";

type AfterLessonProps = {
  isCanceled: boolean;
  role: RoomReader["role"];
  back: { href: string; label: string };
};

const NEXT: Readonly<Record<RoomReader["role"], { readonly text: string; readonly label: string }>> = {
  TUTOR: { text: "수업했다면 기록을 써 주세요. 가족에게 바로 보이고, 수업료에 들어가요.", label: "수업 기록 쓰기" },
  FAMILY: { text: "선생님이 기록을 쓰면 알려 드려요. 확인할 것이 있으면 수업 화면에 보여요.", label: "수업 화면으로" },
  CHILD: { text: "숙제와 다음 수업은 내 수업에서 볼 수 있어요.", label: "내 수업으로" },
};

/** What comes next, once the room is closed. */
export function AfterLesson({ isCanceled, role, back }: AfterLessonProps) {
  const { text, label } = NEXT[role];
  return (
    <section aria-label="수업 뒤에 할 일" className="mt-6 rounded-xl bg-sunken px-5 py-6">
      <h2 className="text-title-3">{isCanceled ? "쉬는 수업이에요" : "수업이 끝났어요"}</h2>
      <p className="mt-1 text-body-sm text-fg-2">{isCanceled ? "바뀐 시간은 수업 목록에 있어요." : text}</p>
      <ButtonLink href={back.href} linkAs={Link} full className="mt-4">
        {isCanceled ? back.label : label}
      </ButtonLink>
    </section>
  );
}
