import { gradeLabel } from "@pkg/domain";
import { connection } from "next/server";
import { loadReviewPage } from "@/lib/site/public-data";

const SHOWN = 3;
const LOOKED_AT = 50;
/** Stars of a review whose answer is a thank-you, and not an explanation. */
const GOOD = 4.5;

/** What families wrote and how their tutors answered: tutors' own words. Nothing without an answer. */
export async function TutorWords() {
  await connection();
  const found = await loadReviewPage({ size: LOOKED_AT }).catch(() => null);
  const answered = found?.content
    .flatMap(({ tutor, reply, ...review }) =>
      tutor && reply && review.rating >= GOOD ? [{ ...review, tutor, reply }] : [],
    )
    .slice(0, SHOWN);
  if (!answered || answered.length === 0) return null;
  return (
    <section aria-labelledby="words" className="mt-14 lg:mt-24">
      <h2 id="words" className="text-title-2">
        선생님들이 남긴 말
      </h2>
      <p className="mt-1.5 text-body-sm text-fg-2">가족의 후기에 선생님이 단 답글이에요.</p>
      <ul className="mt-5 grid gap-4 lg:grid-cols-3 lg:gap-5">
        {answered.map(({ id, text, tutor, reply, grade, subjectLabel }) => (
          <li key={id} className="flex flex-col rounded-lg border border-line p-5 lg:p-6">
            <p className="flex-1 text-body">{reply.text}</p>
            <p className="mt-3 text-label">{tutor.name} 선생님</p>
            <p className="mt-3 border-t border-line pt-3 text-caption text-fg-3">
              {gradeLabel(grade, "short")} {subjectLabel} 가족: {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
