import { ActionTile } from "@pkg/ui/action-tile";
import { Icon } from "@pkg/ui/icon";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { LessonOpener } from "@pkg/web/features/lessons/sheet/lesson-opener";
import { lessonToChange } from "@pkg/web/features/lessons/split-lessons";
import { CalendarTile } from "@pkg/web/features/private-links/calendar-tile";
import { useNow } from "@pkg/web/platform/clock/use-now";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Link from "next/link";
import { rematchHref } from "../rematch-href";

type ClassActionsProps = { matchId: string; lessons: ClassLessons; className?: string };

/** The actions of a class: reschedule, subscribe to the calendar, change the tutor. */
export function ClassActions({ matchId, lessons, className }: ClassActionsProps) {
  const next = lessonToChange(lessons.content, useNow());
  return (
    <LessonOpener lessons={lessons}>
      {(open) => (
        <div className={`grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2 ${className ?? ""}`}>
          {next ? (
            <ActionTile icon={<Icon of={ArrowLeftRight} />} label="시간 바꾸기" onPress={() => open(next)} />
          ) : null}
          <CalendarTile />
          <ActionTile
            icon={<Icon of={RefreshCw} />}
            label="선생님 바꾸기"
            href={rematchHref(matchId, lessons.content)}
            linkAs={Link}
          />
        </div>
      )}
    </LessonOpener>
  );
}
