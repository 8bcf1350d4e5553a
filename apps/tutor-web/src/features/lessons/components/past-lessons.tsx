import { Objections } from "@pkg/web/features/lessons/outcome/objections";
import OwnSide from "@pkg/web/features/lessons/outcome/own-side";
import type { ClassLessons, Lesson } from "@pkg/web/features/lessons/queries";
import { FoldedList } from "@pkg/web/features/lessons/rows/folded-list";
import { LessonLog } from "@pkg/web/features/lessons/rows/lesson-log";
import { splitLessons } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { useState } from "react";
import { dueLogs, logAccess } from "../due-logs";
import { useAsked } from "../use-asked";
import { PayLine } from "./pay-line";
import { WriteButton } from "./write-button";

const SHOWN = 5;

type PastLessonsProps = { lessons: ClassLessons; onWrite: (lesson: Lesson) => void };

/**
 * Past lessons: how each went, what it pays, and its log, which can be edited. Those with a due log are listed
 * separately.
 */
export function PastLessons({ lessons, onWrite }: PastLessonsProps) {
  const now = useNow();
  const due = dueLogs(lessons.content, now);
  const past = splitLessons(lessons.content, now).past.filter((lesson) => !due.includes(lesson));
  // The disputed lesson that the address asks to explain (`?side=`), until its form opens.
  const [asked, setAsked] = useState<string | null>(null);
  useAsked("side", setAsked);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="mb-1 text-title-2">
        지난 수업
      </h2>
      <Objections>
        {(objection) => (
          <FoldedList items={past} shown={SHOWN} opensAt={(lesson) => lesson.id === asked} more="지난 수업 모두 보기">
            {(shown) => (
              <div>
                {shown.map((lesson) => (
                  <LessonLog key={lesson.id} lesson={lesson} reader={lessons}>
                    <PayLine lesson={lesson} />
                    {lesson.dispute?.isOpen ? (
                      <OwnSide
                        lesson={lesson}
                        side="TUTOR"
                        isAsked={lesson.id === asked}
                        onOpened={() => setAsked(null)}
                      />
                    ) : null}
                    {objection(lesson)}
                    <LogAccess lesson={lesson} onWrite={onWrite} />
                  </LessonLog>
                ))}
              </div>
            )}
          </FoldedList>
        )}
      </Objections>
    </section>
  );
}

/** The way to the log of a past lesson, or why there is none. */
function LogAccess({ lesson, onWrite }: { lesson: Lesson; onWrite: (lesson: Lesson) => void }) {
  const access = logAccess(lesson);
  if (access === "OPEN") return <WriteButton lesson={lesson} onPress={() => onWrite(lesson)} />;
  return access === "NOT_THERE" && !lesson.dispute?.isOpen ? (
    <p className="mt-1 text-caption text-fg-3">
      수업방에 함께 있던 기록이 모자라요. 수업한 것으로 정해지면 기록을 쓸 수 있어요.
    </p>
  ) : null;
}
