import { subjectName } from "@pkg/domain";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { components } from "@pkg/web/platform/api/api";

/** What was done in the last lesson of each class, and what is to do until the next one. */
export function ChildHomework({ logs }: Pick<components["schemas"]["ChildLessons"], "logs">) {
  return (
    <section aria-labelledby="homework" className="mt-8">
      <h2 id="homework" className="text-title-2">
        지난 수업과 숙제
      </h2>
      <ul className="mt-2">
        {logs.map(({ startsAt, log, ...course }) => (
          <li key={`${startsAt} ${course.tutorName}`} className="border-b border-line py-4 last:border-b-0">
            <p className="text-caption text-fg-3">{`${subjectName(course)} · ${lessonMoment(startsAt)}`}</p>
            {log.title ? <p className="mt-1 text-title-3">{log.title}</p> : null}
            <p className="mt-1 text-body whitespace-pre-line">{log.content}</p>
            {log.homework ? (
              <div className="mt-3 rounded-md bg-accent-soft px-4 py-3">
                <p className="text-caption font-semibold text-accent-fg">숙제</p>
                <p className="mt-0.5 text-body whitespace-pre-line">{log.homework}</p>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
