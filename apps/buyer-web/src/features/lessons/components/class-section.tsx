import { subjectName } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { IconLink } from "@pkg/ui/icon-button";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { LessonsLeft } from "@pkg/web/features/lessons/rows/lessons-left";
import { countChecking, nextLesson } from "@pkg/web/features/lessons/split-lessons";
import { MessagesLink } from "@pkg/web/features/messages/messages-link";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import type { Match } from "@/lib/lessons/matches";
import type { Service } from "@/lib/lessons/services";
import { waitingText } from "../waiting-text";
import { ClassActions } from "./class-actions";
import { LatestLogs } from "./latest-logs";
import { PulseCard } from "./pulse-card";
import { WaitingBadge, WaitingCard } from "./waiting-card";

export type ClassSectionProps = {
  course: Service;
  match: Match | null;
  now: Service["now"];
  lessons: ClassLessons | null;
  /** The student's name, shown with several students. */
  showsStudent: boolean;
  onRetry: () => void;
  error: unknown;
};

/** One class of `/myclass`: its pending step or remaining lessons, its actions and latest logs. */
export function ClassSection(props: ClassSectionProps) {
  const { course, match, now, lessons, showsStudent, onRetry, error } = props;
  const { studentName } = course;
  const at = useNow();
  const next = nextLesson(lessons?.content ?? [], at);
  const nextAt = next ? lessonMoment(next.startsAt) : "";
  const text = waitingText(now, course, match);
  const name = subjectName(course, " · ");
  const hasPage = match !== null && (match.status === "MATCHED" || now.startsOn !== null);
  return (
    <article aria-label={`${studentName} ${name}`}>
      {showsStudent ? <p className="text-caption text-fg-2">{`${studentName} 학생`}</p> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="flex min-h-11 items-center text-title-2">{name}</h2>
        {text ? <WaitingBadge text={text} /> : null}
        {hasPage && (!text || now.stage === "RESTING") ? (
          <IconLink label={`${name} 수업 보기`} href={`/myclass/${match.id}`} linkAs={Link} className="-mr-2.5">
            <Icon of={ChevronRight} />
          </IconLink>
        ) : null}
      </div>
      {text ? <WaitingCard text={text} name={name} /> : null}
      {match?.tutorName ? (
        <MessagesLink matchId={match.id} name={`${match.tutorName} 선생님`} className="mt-3 mb-5" />
      ) : null}
      {error && !lessons ? <LoadProblem error={error} onRetry={onRetry} what="남은 수업을" /> : null}
      {lessons && match && now.stage === "RUNNING" ? (
        <>
          <p className="figures mb-3 text-body-sm text-fg-2">
            {[nextAt && `다음 수업 ${nextAt}`, lessons.lessonTimes === nextAt ? "" : lessons.lessonTimes]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <LessonsLeft
            counts={lessons.counts}
            expiresOn={lessons.expiresOn}
            isExtended={lessons.isExtended}
            checking={countChecking(lessons, at)}
          />
          <ClassActions matchId={match.id} lessons={lessons} className="mt-5" />
          <PulseCard matchId={match.id} tutorName={match.tutorName ?? ""} lessons={lessons} className="mt-8" />
        </>
      ) : null}
      {lessons && match ? <LatestLogs matchId={match.id} lessons={lessons} name={name} /> : null}
    </article>
  );
}
