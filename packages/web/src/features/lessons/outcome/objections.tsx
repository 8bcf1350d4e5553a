import { disputeReasonOf, LESSON_DISPUTE_REASON_LABELS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { lazyPart } from "@pkg/ui/lazy-part";
import type { ReactNode } from "react";
import { lessonMoment } from "../lesson-text";
import type { Lesson } from "../queries";
import { SheetOpener } from "../sheet/sheet-opener";

const ObjectionSheet = lazyPart(() => import("./objection-sheet"));

type ObjectionsProps = {
  /** What is shown; `objection` is the way to object to how a lesson went, nothing where the reader may not. */
  children: (objection: (lesson: Lesson) => ReactNode) => ReactNode;
};

/** Lessons that were not as they should be can be reported for a day. */
export function Objections({ children }: ObjectionsProps) {
  return (
    <SheetOpener sheet={(lesson, state) => <ObjectionSheet lesson={lesson} {...state} />}>
      {(open) => children((lesson) => <Objection lesson={lesson} onPress={() => open(lesson)} />)}
    </SheetOpener>
  );
}

function Objection({ lesson, onPress }: { lesson: Lesson; onPress: () => void }) {
  if (!lesson.dispute?.until) return null;
  const reason = disputeReasonOf(lesson);
  // The tutor says it of themselves.
  const label = reason === "TUTOR_CAME" ? "수업에 왔어요" : LESSON_DISPUTE_REASON_LABELS[reason];
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-caption text-fg-3">
      <Button
        variant="text"
        size="sm"
        flush
        aria-label={`${lessonMoment(lesson.startsAt)} 수업, ${label}`}
        onClick={onPress}
      >
        {label}
      </Button>
      {lessonMoment(lesson.dispute.until)}까지 알릴 수 있어요
    </p>
  );
}
