import { formatKoreanDate, LESSON_PHASE_LABELS, lessonPhase, subjectName } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Icon } from "@pkg/ui/icon";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import { UnreadBadge } from "@pkg/web/features/messages/messages-link";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useNow } from "@pkg/web/platform/clock/use-now";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import { awaitsFirstDay, isClassEnded, type OwnClass } from "@/lib/own-tutor/own-classes";

/** One student: subject and weekly times, the next lesson, lessons left, and due logs. */
export function StudentRow({ one }: { one: OwnClass }) {
  const { matchId, studentId, studentName, subjectLabel, subjectDetailLabel, lessonTimes, logsDue } = one;
  const next = nextText(one, useNow());
  return (
    <li className="border-b border-line">
      <Link
        href={`/myclass/${matchId}`}
        className="flex items-center gap-4 py-5 transition-colors duration-(--duration-fast) hover:bg-sand-50"
      >
        <Portrait seed={seedOf(studentId)} width={48} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-title-3">{`${studentName} 학생`}</span>
            {one.rest ? <Badge tone="info">쉬는 중</Badge> : null}
            {logsDue > 0 ? <Badge tone="accent">{`기록할 수업 ${logsDue}회`}</Badge> : null}
            <UnreadBadge matchId={matchId} />
          </span>
          <span className="mt-0.5 block text-body-sm text-fg-2">
            {[subjectName({ subjectLabel, subjectDetailLabel }, " · "), lessonTimes].filter(Boolean).join(" · ")}
          </span>
          <span className="figures mt-1.5 flex flex-wrap gap-x-3 text-caption text-fg-3">
            {next ? <span>{next}</span> : null}
            <span>{leftText(one)}</span>
          </span>
        </span>
        <Icon of={ChevronRight} className="shrink-0 text-fg-3" />
      </Link>
    </li>
  );
}

/** When the next lesson is, and in what phase once its room is open. */
function nextText({ nextLessonAt, nextLessonEndsAt }: OwnClass, now: Date): string | null {
  if (!nextLessonAt || !nextLessonEndsAt) return null;
  const phase = lessonPhase({ startsAt: new Date(nextLessonAt), endsAt: new Date(nextLessonEndsAt) }, now);
  return phase === "COMING" ? `다음 수업 ${lessonMoment(nextLessonAt)}` : LESSON_PHASE_LABELS[phase];
}

function leftText(one: OwnClass): string {
  const { counts, nextLessonAt, rest } = one;
  if (isClassEnded(one)) return "수업을 마쳤어요";
  if (rest) {
    const { keptUntil, until } = rest;
    return keptUntil
      ? `${formatKoreanDate(keptUntil, { now: serverNow() })}까지 시간을 비워 둬요`
      : `${formatKoreanDate(until, { now: serverNow() })}까지 다시 이어질 수 있어요`;
  }
  if (counts.left === 0) return "남은 수업이 없어요";
  if (nextLessonAt) return `${counts.left}회 남았어요`;
  const why = awaitsFirstDay(one) ? "예약된 수업이 없어요" : "지난 수업을 확인하고 있어요";
  return `${why} · ${counts.left}회 남았어요`;
}
