import { tutorProposalLabel } from "@pkg/domain";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { SteeredMatch } from "../match-queries";

/** The tutors who were asked, with their answers. */
export function MatchAsked({ proposals }: Pick<SteeredMatch, "proposals">) {
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="text-title-3">
        제안을 받은 선생님 {proposals.length}명
      </h2>
      <ul className="mt-2 border-t border-line">
        {proposals.map(({ tutor, talkSendStatus, isLapsed, dueAt, answeredAt }) => (
          <li key={tutor.id} className="flex min-h-14 flex-wrap items-center gap-x-4 border-b border-line py-2.5">
            <span className="min-w-[min(12rem,100%)] flex-1 text-body">
              {tutor.name} <span className="text-caption text-fg-3">{tutor.universityName}</span>
            </span>
            <span className="num text-caption text-fg-2">
              {tutorProposalLabel({ talkSendStatus, isLapsed })} · {lessonMoment(answeredAt ?? dueAt)}
              {answeredAt ? "" : "까지"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
