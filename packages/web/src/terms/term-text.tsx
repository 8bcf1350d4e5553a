import type { Term } from "./term";

/** The articles of one text, with headings one level below the given one. */
export function TermText({ term, level = 2 }: { term: Term; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-6">
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
      <p className="text-caption text-fg-3">{`${term.since.replaceAll("-", ". ")}.부터 적용해요.`}</p>
    </div>
  );
}
