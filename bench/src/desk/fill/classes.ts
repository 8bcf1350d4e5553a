import { HOUR } from "@pkg/domain";
import type { Rows, Value } from "./copy-rows.ts";
import { isDisputed, isLogged, type Lesson, lessonsOf, SETTLED_AFTER, WEEK } from "./lessons.ts";
import { idOf, userOf } from "./names.ts";
import type { Offer } from "./read-offers.ts";
import { sparse } from "./searches.ts";
import { FIRST_TUTOR, type World } from "./world.ts";

/** Lessons with what was written of them, and what families say of their tutors. */
export function classRows(world: World, offers: readonly Offer[]): Rows[] {
  const lessons = function* (row: (lesson: Lesson) => Value[] | null) {
    for (const lesson of lessonsOf(world)) {
      const made = row(lesson);
      if (made) yield made;
    }
  };
  const endOf = ({ startsAt }: Lesson) => new Date(startsAt + HOUR);
  const ended = function* () {
    for (const course of world.taught()) {
      if (course.firstLessonAt + course.lessons * WEEK < world.now) yield course;
    }
  };
  return [
    {
      table: "lessons",
      columns:
        "id, match_id, tutor_id, student_id, starts_at, ends_at, status, cancel_reason, dispute, created_at, updated_at, settled_as, settled_by, settled_at, student_minutes, tutor_minutes, together_minutes",
      rows: lessons((lesson) => {
        const { number, order, buyer, tutor, startsAt, status, reason, settled } = lesson;
        const planned = new Date(Math.min(startsAt - WEEK, world.now));
        return [
          ...[idOf("lesson", number), idOf("match", order), FIRST_TUTOR + tutor, idOf("student", buyer)],
          ...[new Date(startsAt), endOf(lesson), status, reason, isDisputed(lesson) ? "OPEN" : null, planned, planned],
          ...(settled
            ? [settled.as, settled.by, new Date(startsAt + HOUR + SETTLED_AFTER), ...settled.minutes]
            : [null, null, null, null, null, null]),
        ];
      }),
    },
    {
      table: "lesson_logs",
      columns: "lesson_id, title, content, homework, created_at, updated_at",
      rows: lessons((lesson) => {
        if (!isLogged(lesson)) return null;
        const at = endOf(lesson);
        return [
          idOf("lesson", lesson.number),
          "일차함수의 그래프",
          "기울기를 표와 그림으로 찾아 봤어요",
          "교재 41쪽",
          at,
          at,
        ];
      }),
    },
    {
      table: "lesson_disputes",
      columns: "lesson_id, reason, detail, created_at",
      rows: lessons((lesson) =>
        isDisputed(lesson)
          ? [idOf("lesson", lesson.number), "STUDENT_CAME", "제시간에 들어가서 기다렸어요", endOf(lesson)]
          : null,
      ),
    },
    {
      table: "class_pulses",
      columns: "match_id, tutor_id, answer, created_at, updated_at",
      rows: sparse(ended(), 3, ({ order, tutor, firstLessonAt }, index) => {
        const at = new Date(firstLessonAt + 3 * WEEK);
        return [idOf("match", order), FIRST_TUTOR + tutor, index % 30 === 0 ? "BAD" : "GOOD", at, at];
      }),
    },
    {
      table: "reviews",
      columns:
        "match_id, user_id, tutor_id, subject_key, grade, months, rating, chips, text, hidden_at, hidden_reason, created_at, updated_at",
      rows: sparse(ended(), 15, ({ order, buyer, tutor, firstLessonAt, lessons: count }, index) => {
        const at = new Date(firstLessonAt + count * WEEK);
        const hidden = index % 200 === 3 ? [at, "연락처가 있어요"] : [null, null];
        return [
          ...[
            idOf("match", order),
            userOf(buyer),
            FIRST_TUTOR + tutor,
            offers[order % offers.length]?.subject ?? "MATH",
          ],
          ...[8, 2, 40 + (index % 11), ["CLEAR", "KIND"], "모르는 것을 끝까지 함께 풀어 주셨어요.", ...hidden, at, at],
        ];
      }),
    },
  ];
}
