import { useId } from "react";
import type { LessonRoom } from "./room-queries";

/** What was done in the class's lesson before, and the homework for this one. */
export function LastLog({ log }: { log: NonNullable<LessonRoom["lastLog"]> }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-6">
      <h2 id={id} className="text-title-2">
        지난 수업
      </h2>
      {log.title ? <p className="mt-2 text-title-3">{log.title}</p> : null}
      <p className="mt-1 text-body whitespace-pre-line">{log.content}</p>
      {log.homework ? (
        <div className="mt-4 rounded-md bg-accent-soft px-4 py-3">
          <p className="text-caption font-semibold text-accent-fg">숙제</p>
          <p className="mt-0.5 text-body whitespace-pre-line">{log.homework}</p>
        </div>
      ) : null}
    </section>
  );
}
