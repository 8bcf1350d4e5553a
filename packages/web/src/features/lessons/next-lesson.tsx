import { formatKoreanTime } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Portrait } from "@pkg/ui/portrait";
import Video from "lucide-react/icons/video";
import { useId } from "react";
import { joinView, lessonDay } from "./lesson-text";
import type { Lesson } from "./queries";
import { useJoinInTime } from "./use-join-in-time";
import { useNow } from "./use-now";

type NextLessonProps = {
  lesson: Lesson;
  subjectLabel: string;
  /** With whom, and whose lesson it is where that has to be said. */
  people: readonly string[];
  seeds: { tutor: number; student: number };
};

/** The lesson that comes next: when, what, with whom, and the way in, which opens ten minutes before. */
export function NextLesson(props: NextLessonProps) {
  const { lesson, subjectLabel, people, seeds } = props;
  // A page that was left stays hidden in the document, with a next lesson of its own.
  const id = useId();
  const now = useNow();
  const { url, closed, note } = joinView(lesson, now);
  useJoinInTime(lesson, now);
  const facts = [...people, ...(lesson.number ? [`${lesson.number}번째 수업`] : [])];
  return (
    <Card as="section" tone="dark" pad="none" round="panel" aria-labelledby={id} className="px-5 pt-6 pb-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-body-sm text-pine-200">{lessonDay(lesson.startsAt, now)}</p>
          <h2 id={id} className="mt-0.5 text-title-1">
            <span className="sr-only">다음 수업 </span>
            {formatKoreanTime(new Date(lesson.startsAt))} {subjectLabel}
          </h2>
          <p className="mt-1 text-body-sm text-pine-200">{facts.join(" · ")}</p>
        </div>
        <div className="flex shrink-0 items-end max-[22rem]:hidden">
          <Portrait seed={seeds.tutor} width={60} />
          <Portrait seed={seeds.student} width={48} className="-ml-1.5" />
        </div>
      </div>
      {url ? (
        <ButtonLink href={url} variant="white" size="lg" full className="mt-5.5">
          <Icon of={Video} />
          수업 들어가기
        </ButtonLink>
      ) : (
        <p className="mt-5.5 grid min-h-(--size-cta) place-items-center rounded-md bg-pine-700 px-3 py-1 text-center text-label text-pine-200">
          {closed}
        </p>
      )}
      <p className="mt-2.5 min-h-[1.3125rem] text-center text-caption text-pine-200">
        {note || "수업 10분 전에 열려요"}
      </p>
    </Card>
  );
}
