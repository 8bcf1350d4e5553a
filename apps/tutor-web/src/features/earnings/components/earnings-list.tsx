import {
  formatKoreanDate,
  formatKoreanTime,
  formatWon,
  type KstMonth,
  LESSON_OUTCOME_LABELS,
  LESSON_PHASE_LABELS,
  LESSON_STATUS_LABELS,
  lessonPhase,
  MINUTE,
  OPEN_DISPUTE_LABEL,
  PAYOUT_LOG_DAY,
  REFUND_STATUS_LABELS,
  subjectName,
} from "@pkg/domain";
import { Badge, type BadgeTone } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import { laterText, waitText } from "../earnings-text";
import type { EarningsLine, LaterLine } from "../queries";

type EarningsListProps = {
  lessons: readonly EarningsLine[];
  /** The month that pays them; left out where none does yet. */
  month?: KstMonth;
  className?: string;
};

/** The lessons of a month with what they bring, newest first. */
export function EarningsList({ lessons, month, className }: EarningsListProps) {
  return (
    <ul className={`border-t border-line ${className ?? ""}`}>
      {[...lessons].reverse().map((lesson) => (
        <Row key={lesson.lessonId} lesson={lesson} month={month} />
      ))}
    </ul>
  );
}

/** Lessons of months that were paid without them: each with the reason and what to do. Renders nothing without any. */
export function EarlierLessons({ lessons }: { lessons: readonly EarningsLine[] }) {
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mb-8">
      <h2 id="earlier" className="text-title-3">
        지난달까지 지급하지 못한 수업
      </h2>
      <p className="mt-0.5 mb-3 text-body-sm text-fg-2">{`아래 일이 ${PAYOUT_LOG_DAY}일까지 정해지면 그달 지급일에, 그 뒤에는 다음 달 지급일에 보내 드려요.`}</p>
      <EarningsList lessons={lessons} />
    </section>
  );
}

/** Lessons that a later month pays, since their log or answer came late. Renders nothing without any. */
export function LaterLessons({ lessons }: { lessons: readonly LaterLine[] }) {
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="later" className="mt-8">
      <h2 id="later" className="mb-3 text-title-3">
        다음에 지급하는 수업
      </h2>
      {[...Map.groupBy(lessons, ({ paidWith }) => paidWith)].map(([month, own]) => (
        <EarningsList key={month} lessons={own} month={month} />
      ))}
    </section>
  );
}

type Badged = { readonly tone: BadgeTone; readonly text: string };

const STATES: Readonly<Record<EarningsLine["state"], Badged | null>> = {
  EARNED: null,
  PLANNED: null,
  LOG_DUE: { tone: "warn", text: "기록 필요" },
  HELD: null,
  NONE: null,
};

/** Why it is held back, or brings nothing. */
const REASONS: Readonly<Record<NonNullable<EarningsLine["reason"]>, Badged>> = {
  ASKED: { tone: "accent", text: LESSON_OUTCOME_LABELS.ASKED },
  DISPUTED: { tone: "info", text: OPEN_DISPUTE_LABEL },
  REFUND: { tone: "info", text: REFUND_STATUS_LABELS.UNKNOWN },
  TUTOR_ABSENT: { tone: "warn", text: LESSON_OUTCOME_LABELS.TUTOR_ABSENT },
  NOT_HELD: { tone: "neutral", text: LESSON_OUTCOME_LABELS.NOT_HELD },
  CANCELED: { tone: "neutral", text: LESSON_STATUS_LABELS.CANCELED },
};

function badgeOf({ state, reason, isAbsent, startsAt, minutes }: EarningsLine, now: Date): Badged | null {
  if (reason) return REASONS[reason];
  if (state === "PLANNED") {
    const at = new Date(startsAt);
    const endsAt = new Date(at.getTime() + minutes * MINUTE);
    return { tone: "neutral", text: LESSON_PHASE_LABELS[lessonPhase({ startsAt: at, endsAt }, now)] };
  }
  return isAbsent && state === "EARNED" ? { tone: "warn", text: "결석" } : STATES[state];
}

function Row({ lesson, month }: { lesson: EarningsLine; month: KstMonth | undefined }) {
  const { lessonId, matchId, startsAt, studentName, minutes, amount, state, reason, hasAnswered } = lesson;
  const badge = badgeOf(lesson, serverNow());
  const note = waitText(lesson) ?? (month ? laterText(lesson, month) : null);
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-3">
      <div className="min-w-[min(11rem,100%)] flex-1">
        <p className="figures flex flex-wrap items-center gap-x-2 text-label">
          <span className="whitespace-nowrap">{`${formatKoreanDate(new Date(startsAt))} ${formatKoreanTime(new Date(startsAt))}`}</span>
          {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
        </p>
        <p className="text-caption text-fg-3">{`${studentName} 학생 · ${subjectName(lesson)} · ${minutes}분`}</p>
        {note ? <p className="text-caption text-fg-2">{note}</p> : null}
      </div>
      <div className="ml-auto text-right">
        <p className={`num text-label ${state === "EARNED" ? "" : "text-fg-3"}`}>{formatWon(amount)}</p>
        {state === "LOG_DUE" ? (
          <ButtonLink href={`/myclass/${matchId}?log=due`} linkAs={Link} variant="text" size="sm" flush>
            기록 쓰기
          </ButtonLink>
        ) : null}
        {reason === "DISPUTED" && !hasAnswered ? (
          <ButtonLink href={`/myclass/${matchId}?side=${lessonId}`} linkAs={Link} variant="text" size="sm" flush>
            설명하기
          </ButtonLink>
        ) : null}
        {reason === "ASKED" && !hasAnswered ? (
          <ButtonLink href={`/myclass/${matchId}`} linkAs={Link} variant="text" size="sm" flush>
            답하기
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
