import { SectionBreak } from "@pkg/ui/section-break";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { ChangeButton } from "@pkg/web/features/lessons/rows/change-button";
import { FoldedList } from "@pkg/web/features/lessons/rows/folded-list";
import { LessonRows } from "@pkg/web/features/lessons/rows/lesson-rows";
import { LessonOpener } from "@pkg/web/features/lessons/sheet/lesson-opener";
import { splitLessons } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { useEffect, useId, useRef } from "react";
import { PastLogs } from "./past-logs";

const COMING_SHOWN = 4;

/** All lessons of a class: upcoming ones, and past ones with their logs. */
export function ClassLists({ lessons, writesSince }: { lessons: ClassLessons; writesSince: string | null }) {
  const { coming, past } = splitLessons(lessons.content, useNow());
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The list was not rendered when the browser resolved the URL's hash.
  useEffect(() => {
    if (location.hash === "#past") heading.current?.scrollIntoView();
  }, []);
  return (
    <>
      {coming.length > 0 ? (
        <section aria-labelledby={`${id}coming`}>
          <SectionBreak className="-mx-(--size-gutter) my-8 lg:mx-0 lg:h-px lg:bg-line" />
          <h2 id={`${id}coming`} className="mb-1 text-title-2">
            앞으로 할 수업
          </h2>
          <LessonOpener lessons={lessons}>
            {(open) => (
              <FoldedList items={coming} shown={COMING_SHOWN} more="모두 보기">
                {(shown) => (
                  <LessonRows lessons={shown} moves={lessons.seriesMoves}>
                    {(lesson) => <ChangeButton lesson={lesson} onPress={() => open(lesson)} />}
                  </LessonRows>
                )}
              </FoldedList>
            )}
          </LessonOpener>
        </section>
      ) : null}
      {past.length > 0 ? (
        <section aria-labelledby={`${id}past`}>
          <SectionBreak className="-mx-(--size-gutter) my-8 lg:mx-0 lg:h-px lg:bg-line" />
          <h2 ref={heading} id={`${id}past`} className="mb-1 text-title-2">
            수업 기록
          </h2>
          <PastLogs lessons={past} reader={lessons} writesSince={writesSince} />
        </section>
      ) : null}
    </>
  );
}
