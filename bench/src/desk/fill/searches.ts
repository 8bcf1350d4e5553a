import { DAY, HOUR, type KeptFit, NO_TIMES, NO_WISHES, pickWishes, SEARCH_WISHES } from "@pkg/domain";
import type { Rows, Value } from "./copy-rows.ts";
import { idOf, merchantUidOf, userOf } from "./names.ts";
import type { Offer } from "./read-offers.ts";
import { type Course, FIRST_TUTOR, type World } from "./world.ts";

/** Of how many classes one has no first lesson yet. */
const UNPLANNED_OF = 1_000;
const UNPLANNED = 10;
const TIMES = JSON.stringify({ ...NO_TIMES, monday: ["18:00-22:00"], thursday: ["18:00-22:00"] });
const WISHES = JSON.stringify({ ...pickWishes(NO_WISHES, SEARCH_WISHES), weeklyAvailablePeriods: JSON.parse(TIMES) });
const POINTS = { score: 80, timeAndSkill: 50, styleAndBackground: 30 };
const FIT = JSON.stringify({ ...POINTS, reasons: [], misses: [], notes: [], students: 3 } satisfies KeptFit);

/** Wishes, searches and whom they asked. */
export function searchRows(world: World, offers: readonly Offer[]): Rows[] {
  const offerOf = (order: number) => offers[order % offers.length] as Offer;
  const begun = function* (row: (course: Course) => Value[]) {
    for (const course of world.courses()) {
      if (course.fate !== "FAILED" && course.fate !== "UNKNOWN") yield row(course);
    }
  };
  const startOf = ({ firstLessonAt }: Course) => {
    const korean = new Date(firstLessonAt + 9 * HOUR);
    return JSON.stringify([{ day: (korean.getUTCDay() + 6) % 7, halfHour: korean.getUTCHours() * 2 }]);
  };
  const tutorOf = ({ tutor }: Course) => FIRST_TUTOR + tutor;
  const pairingOf = ({ order }: Course) => `pairing-${order}`;
  return [
    {
      table: "applicants",
      columns:
        "merchant_uid, user_id, subject, subject_detail, rank, weekly_available_periods, tutor_memo, completed_at, created_at, updated_at",
      rows: begun(({ order, buyer, orderedAt }) => {
        const { subject, detail, rank } = offerOf(order);
        const at = new Date(orderedAt + HOUR);
        return [
          merchantUidOf(order),
          userOf(buyer),
          subject,
          detail,
          rank,
          TIMES,
          "차근차근 설명해 주세요",
          at,
          at,
          at,
        ];
      }),
    },
    {
      table: "matches",
      columns:
        "id, order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank, minutes, lessons_per_week, wishes, tutor_id, lesson_starts, round, promised_on, matched_at, planned_at, ended_at, created_at, updated_at",
      rows: begun((course) => {
        const { order, buyer, fate, orderedAt, firstLessonAt, lessons } = course;
        const { subject, detail, rank, minutes } = offerOf(order);
        const isMatched = fate === "MATCHED";
        const status = { SEARCHING: "AIM_ING", STUCK: "UNPAIRED" }[fate as string] ?? fate;
        const lastLessonAt = firstLessonAt + (lessons - 1) * 7 * DAY;
        const at = new Date(orderedAt + HOUR);
        const matchedAt = isMatched ? new Date(Math.min(orderedAt + DAY, world.now)) : null;
        const isPlanned = isMatched && order % UNPLANNED_OF !== UNPLANNED;
        return [
          ...[idOf("match", order), idOf("item", order), merchantUidOf(order), userOf(buyer), idOf("student", buyer)],
          ...[status, subject, detail, rank, minutes, 1, WISHES, isMatched ? tutorOf(course) : null],
          ...[isMatched ? startOf(course) : "[]", 1, new Date(orderedAt + 3 * DAY).toISOString().slice(0, 10)],
          ...[matchedAt, isPlanned ? matchedAt : null],
          ...[isPlanned && lastLessonAt < world.now - DAY ? new Date(lastLessonAt + DAY) : null, at, at],
        ];
      }),
    },
    {
      table: "tutor_pairings",
      columns: "id, match_id, round, created_at",
      rows: begun((course) => [pairingOf(course), idOf("match", course.order), 1, new Date(course.orderedAt + HOUR)]),
    },
    {
      table: "candidate_tutors",
      columns:
        "pairing_id, tutor_id, match_id, talk_send_status, score, lesson_starts, fit, reject_reason, due_at, sent_at, answered_at, created_at",
      rows: begun((course) => {
        const { order, fate, orderedAt } = course;
        const [asked, due] = [new Date(orderedAt + HOUR), new Date(orderedAt + 5 * HOUR)];
        const isOpen = fate === "SEARCHING";
        const answer = fate === "MATCHED" ? "ACCEPT" : isOpen ? "SMS_SENT" : order % 2 ? "REJECT" : "TIMEOUT";
        return [
          ...[pairingOf(course), tutorOf(course), idOf("match", order), answer, 80, startOf(course), FIT],
          ...[answer === "REJECT" ? "TIME" : null, due, asked, isOpen ? null : due, asked],
        ];
      }),
    },
    {
      table: "rematch_forms",
      columns:
        "match_id, tutor_id, rematch_reason, rematch_reason_detail, weekly_available_periods, promised_on, created_at",
      rows: sparse(world.taught(), 100, (course) => [
        ...[idOf("match", course.order), FIRST_TUTOR, "TEACHING_STYLE", "조금 더 천천히 나가면 좋겠어요", TIMES],
        ...[new Date(course.firstLessonAt).toISOString().slice(0, 10), new Date(course.orderedAt + 2 * DAY)],
      ]),
    },
  ];
}

/** A row for each n-th thing. */
export function* sparse<T>(things: Iterable<T>, every: number, row: (thing: T, index: number) => Value[]) {
  let index = 0;
  for (const thing of things) {
    if (index % every === 0) yield row(thing, index / every);
    index++;
  }
}
