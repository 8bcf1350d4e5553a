import { Answer } from "./answer";
import { QUESTIONS, type Question } from "./questions";

/** Questions, each opening its answer; by default the common ones before buying. */
export function QuestionList({ questions = QUESTIONS }: { questions?: readonly Question[] | undefined }) {
  return (
    <ul className="divide-y divide-line">
      {questions.map((one) => (
        <li key={one.question}>
          <details className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-sm py-3 text-body font-semibold [&::-webkit-details-marker]:hidden">
              {one.question}
              <span aria-hidden="true" className="text-title-3 text-fg-3 transition-[rotate] group-open:rotate-45">
                +
              </span>
            </summary>
            <Answer of={one} />
          </details>
        </li>
      ))}
    </ul>
  );
}
