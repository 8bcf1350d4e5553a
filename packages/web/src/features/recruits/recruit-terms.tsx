import type { RecruitText } from "./recruit-text";

/** What to know before applying, each below a line; side by side where there is room. */
export function RecruitTerms({ terms }: { terms: readonly RecruitText[] }) {
  return (
    <ul className="mt-5 grid gap-5 lg:mt-7 lg:auto-cols-fr lg:grid-flow-col lg:gap-8">
      {terms.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-4">
          <h3 className="text-label">{title}</h3>
          <p className="mt-1 text-body-sm text-fg-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
