import { formatKoreanDate, formatKoreanTime, formatWon, OPEN_DISPUTE_LABEL, REFUND_STATUS_LABELS } from "@pkg/domain";
import { Badge, type BadgeTone } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import type { EarningsLine } from "../queries";

type EarningsListProps = { lessons: readonly EarningsLine[]; className?: string };

/** The lessons of a month with what they bring, newest first. */
export function EarningsList({ lessons, className }: EarningsListProps) {
  return (
    <ul className={`border-t border-line ${className ?? ""}`}>
      {[...lessons].reverse().map((lesson) => (
        <Row key={lesson.lessonId} lesson={lesson} />
      ))}
    </ul>
  );
}

const BADGES: Readonly<Record<EarningsLine["state"], { tone: BadgeTone; text: string } | null>> = {
  EARNED: null,
  PLANNED: { tone: "neutral", text: "예정" },
  LOG_DUE: { tone: "warn", text: "기록 필요" },
  HELD: { tone: "info", text: OPEN_DISPUTE_LABEL },
  NONE: { tone: "neutral", text: "지급 없음" },
};

function badgeOf({ state, reason, isAbsent }: EarningsLine) {
  if (reason === "REFUND") return { tone: "info", text: REFUND_STATUS_LABELS.UNKNOWN } as const;
  return isAbsent && state === "EARNED" ? ({ tone: "warn", text: "결석" } as const) : BADGES[state];
}

function Row({ lesson }: { lesson: EarningsLine }) {
  const { lessonId, matchId, startsAt, studentName, subjectLabel, minutes, amount, state, reason } = lesson;
  const badge = badgeOf(lesson);
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-3">
      <div className="min-w-[min(11rem,100%)] flex-1">
        <p className="figures flex flex-wrap items-center gap-x-2 text-label">
          <span className="whitespace-nowrap">
            {formatKoreanDate(new Date(startsAt))} {formatKoreanTime(new Date(startsAt))}
          </span>
          {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
        </p>
        <p className="text-caption text-fg-3">
          {studentName} 학생 · {subjectLabel} · {minutes}분
        </p>
      </div>
      <div className="ml-auto text-right">
        <p className={`num text-label ${state === "EARNED" ? "" : "text-fg-3"}`}>{formatWon(amount)}</p>
        {state === "LOG_DUE" ? (
          <ButtonLink href={`/myclass/${matchId}?log=due`} linkAs={Link} variant="text" size="sm" flush>
            기록 쓰기
          </ButtonLink>
        ) : null}
        {reason === "DISPUTED" ? (
          <ButtonLink href={`/myclass/${matchId}?side=${lessonId}`} linkAs={Link} variant="text" size="sm" flush>
            설명하기
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
