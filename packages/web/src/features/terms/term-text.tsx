import { toKstDate } from "@pkg/domain";
import { serverNow } from "../../platform/clock/server-clock";
import type { Term } from "./term";

/** Since when a text holds, and its articles, one heading level down; a sheet says why it is shown ahead. */
export function TermText({ term, level = 2 }: { term: Term; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-6">
      <p className="text-caption text-fg-3">{`${longDate(term.since)}부터 적용해요.${
        level === 3 && term.since > toKstDate(serverNow()) ? " 그날 바뀌는 글이라 미리 보여 드리고 동의를 받아요." : ""
      }`}</p>
      {term.sections.map((section) => (
        <section key={section.title}>
          <Heading className="text-label">{section.title}</Heading>
          {section.body.map((paragraph) => (
            <p key={paragraph} className="mt-1.5 text-body-sm text-fg-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** 2026-11-01 -> 2026년 11월 1일 */
function longDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}년 ${month}월 ${day}일`;
}
