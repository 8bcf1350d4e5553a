import { formatKoreanTime } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { DeskColumn } from "../list/desk-table";
import type { CsvColumns } from "../list/use-pages";
import { momentText } from "../words/day-text";
import { personName } from "../words/whom-text";
import type { DeskLesson, LessonSort } from "./lesson-queries";
import { lessonBadge, lessonNote } from "./lesson-text";

/** "11월 23일(월) 19:05~20:05": the name of a row. */
export const lessonTitle = ({ startsAt, endsAt }: DeskLesson) => (
  <span className="num">{`${momentText(startsAt, serverNow())}~${formatKoreanTime(new Date(endsAt))}`}</span>
);

/** What a phone shows of a row below its name. */
export function lessonBelow(row: DeskLesson) {
  const note = lessonNote(row);
  return (
    <>
      <span>{row.subjectLabel}</span>
      <span>{`${row.studentName} 학생`}</span>
      <span>{`${row.tutorName} 선생님`}</span>
      {note ? <span>{note}</span> : null}
    </>
  );
}

const buyerOf = ({ buyerName }: DeskLesson) => personName({ name: buyerName });
const badgeOf = (row: DeskLesson) => lessonBadge(row, serverNow());

export const LESSON_COLUMNS: ReadonlyArray<DeskColumn<DeskLesson, LessonSort>> = [
  { label: "과목", cell: ({ subjectLabel }) => subjectLabel, wideOnly: true },
  { label: "학생", cell: ({ studentName }) => studentName, wideOnly: true },
  { label: "구매자", cell: buyerOf, wideOnly: true },
  { label: "선생님", cell: ({ tutorName }) => tutorName, wideOnly: true },
  { label: "상태", cell: (row) => <Badge tone={badgeOf(row).tone}>{badgeOf(row).label}</Badge> },
  { label: "비고", cell: (row) => lessonNote(row) ?? "-", wideOnly: true },
];

export const LESSON_FILE: CsvColumns<DeskLesson> = [
  ["수업 번호", ({ id }) => id],
  ["시작", ({ startsAt }) => startsAt],
  ["끝", ({ endsAt }) => endsAt],
  ["과목", ({ subjectLabel }) => subjectLabel],
  ["학생", ({ studentName }) => studentName],
  ["구매자", buyerOf],
  ["선생님", ({ tutorName }) => tutorName],
  ["상태", (row) => badgeOf(row).label],
  ["비고", (row) => lessonNote(row)],
  ["함께한 시간(분)", ({ minutes }) => minutes?.together ?? null],
  ["학생 시간(분)", ({ minutes }) => minutes?.student ?? null],
  ["선생님 시간(분)", ({ minutes }) => minutes?.tutor ?? null],
  ["원래 시작", ({ movedFromAt }) => movedFromAt],
  ["매칭 번호", ({ matchId }) => matchId],
];
