import { useNow } from "@pkg/web/platform/clock/use-now";
import type { SteeredMatch } from "./match-queries";
import { answersText, proposalText } from "./proposal-text";

/** The tutors who were asked, with their answers. */
export function MatchAsked({ match: { matchedAt }, proposals }: Pick<SteeredMatch, "match" | "proposals">) {
  const now = useNow();
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="text-title-3">{`제안을 받은 선생님 ${proposals.length}명`}</h2>
      <p className="mt-1 text-body-sm tabular-nums text-fg-2">{answersText(proposals, matchedAt, now)}</p>
      <ul className="mt-2 border-t border-line">
        {proposals.map((proposal) => (
          <li
            key={proposal.tutor.id}
            className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-2 text-body-sm"
          >
            <span className="min-w-[min(12rem,100%)] flex-1">
              {proposal.tutor.name} <span className="text-caption text-fg-3">{proposal.tutor.universityName}</span>
            </span>
            <span className="text-caption tabular-nums text-fg-2">{proposalText(proposal, matchedAt, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
