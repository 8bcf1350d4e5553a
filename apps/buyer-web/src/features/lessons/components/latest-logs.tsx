import { Icon } from "@pkg/ui/icon";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { LessonLog } from "@pkg/web/features/lessons/rows/lesson-log";
import { splitLessons } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/platform/clock/use-now";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";

const SHOWN = 2;

type LatestLogsProps = { matchId: string; lessons: ClassLessons; name: string };

/** The last two lessons: how they went, and their logs. One that was called off before says nothing new. */
export function LatestLogs({ matchId, lessons, name }: LatestLogsProps) {
  const { past } = splitLessons(lessons.content, useNow());
  const told = past.filter(({ status, settledAs }) => status !== "CANCELED" || settledAs !== null).slice(0, SHOWN);
  if (told.length === 0) return null;
  return (
    <section aria-label={`${name} 수업 기록`} className="mt-8">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-title-3">수업 기록</h3>
        <Link
          href={`/myclass/${matchId}#past`}
          aria-label={`${name} 수업 기록 전체`}
          className="-mr-1 inline-flex min-h-11 items-center gap-0.5 text-caption font-semibold text-fg-2"
        >
          전체
          <Icon of={ChevronRight} size={18} />
        </Link>
      </div>
      {told.map((lesson) => (
        <LessonLog key={lesson.id} lesson={lesson} reader={lessons} isBrief />
      ))}
    </section>
  );
}
