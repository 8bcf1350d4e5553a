import { formatKoreanDate, withParticle } from "@pkg/domain";
import { Fragment, type ReactNode } from "react";
import type { ClassLessons, Lesson } from "../queries";
import { LessonRow } from "./lesson-row";

type LessonRowsProps = {
  /** Upcoming ones, ascending. */
  lessons: readonly Lesson[];
  moves: ClassLessons["seriesMoves"];
  /** A lesson's actions. */
  children: (lesson: Lesson) => ReactNode;
};

/** Upcoming lessons; where the class meets at other times from one on, a row before it says so. */
export function LessonRows({ lessons, moves, children }: LessonRowsProps) {
  return (
    <ul>
      {lessons.map((lesson, index) => (
        <Fragment key={lesson.id}>
          {beginning(moves, lesson, lessons[index - 1]).map(({ startsAt, lessonTimes }) => (
            <li
              key={startsAt}
              className="border-t border-line py-3 text-body-sm text-fg-2 first:border-t-0"
            >{`${formatKoreanDate(new Date(startsAt))}부터 ${withParticle(lessonTimes, "으로", "로")} 옮겼어요`}</li>
          ))}
          <LessonRow lesson={lesson}>{children(lesson)}</LessonRow>
        </Fragment>
      ))}
    </ul>
  );
}

/** The moves whose first lesson is this one, or was before it moved on alone. */
const beginning = (moves: ClassLessons["seriesMoves"], lesson: Lesson, previous: Lesson | undefined) =>
  moves.filter(({ startsAt }) => startsAt <= lesson.startsAt && (!previous || startsAt > previous.startsAt));
