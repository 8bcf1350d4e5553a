import { formatKoreanTime, LESSON_PHASE_LABELS, type SubjectLabels, subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Portrait, type PortraitProps } from "@pkg/ui/portrait";
import { useQueryClient } from "@tanstack/react-query";
import Video from "lucide-react/icons/video";
import Link from "next/link";
import { useEffect, useId } from "react";
import { localBeside } from "../../../platform/clock/korean-time";
import { useNow } from "../../../platform/clock/use-now";
import { MATCH_READS } from "../../matches/match-reads";
import { joinView, lessonDay, roomHref } from "../lesson-text";
import type { Lesson } from "../queries";

type NextLessonProps = {
  lesson: Lesson;
  course: SubjectLabels;
  /** The other party, and the student where the account has several. */
  people: readonly string[];
  tutor: Pick<PortraitProps, "seed" | "gender">;
  studentSeed: number;
};

/** The next lesson: its time, subject, people, and the button to join, which opens ten minutes before. */
export function NextLesson(props: NextLessonProps) {
  const { lesson, course, people, tutor, studentSeed } = props;
  // Next keeps left pages hidden in the document: a constant id could exist twice.
  const id = useId();
  const now = useNow();
  const { isOpen, closed, note } = joinView(lesson, now);
  useFreshLesson(lesson, now);
  const facts = [...people, ...(lesson.number ? [`${lesson.number}회차`] : [])];
  return (
    <Card as="section" tone="dark" pad="none" round="panel" aria-labelledby={id} className="px-5 pt-6 pb-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-body-sm text-pine-200">{`${lessonDay(lesson.startsAt, now)}${localBeside(new Date(lesson.startsAt))}`}</p>
          <h2 id={id} className="mt-0.5 text-title-1">
            <span className="sr-only">{`${now < new Date(lesson.startsAt) ? "다음 수업" : LESSON_PHASE_LABELS.ON} `}</span>
            {formatKoreanTime(new Date(lesson.startsAt))} {subjectName(course)}
          </h2>
          <p className="mt-1 text-body-sm text-pine-200">{facts.join(" · ")}</p>
        </div>
        <div className="flex shrink-0 items-end max-[22rem]:hidden">
          <Portrait {...tutor} width={60} />
          <Portrait seed={studentSeed} width={48} className="-ml-1.5" />
        </div>
      </div>
      {isOpen ? (
        <ButtonLink href={roomHref(lesson)} linkAs={Link} variant="white" size="lg" full className="mt-5.5">
          <Icon of={Video} />
          수업 들어가기
        </ButtonLink>
      ) : (
        <p className="mt-5.5 grid min-h-(--size-cta) place-items-center rounded-md bg-pine-700 px-3 py-1 text-center text-label text-pine-200">
          {closed}
        </p>
      )}
      {note ? <p className="mt-2.5 text-center text-caption text-pine-200">{note}</p> : null}
    </Card>
  );
}

/** Reads the matches again once the lesson is over. */
function useFreshLesson({ endsAt }: Lesson, now: Date): void {
  const client = useQueryClient();
  const isOver = now >= new Date(endsAt);
  useEffect(() => {
    if (isOver) void client.invalidateQueries(MATCH_READS);
  }, [client, isOver]);
}
