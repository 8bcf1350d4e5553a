import { tutorProposalLabel } from "@pkg/domain";
import { Badge, type BadgeTone } from "@pkg/ui/badge";
import { cn } from "@pkg/ui/cn";
import { TutorCard } from "@pkg/ui/tutor-card";
import { TutorDetails } from "@/lib/tutors/tutor-details";
import { tutorHead } from "@/lib/tutors/tutor-head";
import type { Suggestions } from "../queries";

type Proposal = Suggestions["proposals"][number];

const TONES: Partial<Record<Proposal["talkSendStatus"], BadgeTone>> = { ACCEPT: "success" };

type AskedTutorsProps = {
  proposals: readonly Proposal[];
  title: string;
  /** When those hear of it to whom it was not sent yet; null when that is at once. */
  when: string | null;
  /** Outside the panes: two tutors beside each other from 1024 px. */
  isWide?: boolean;
};

/** Tutors who got a proposal, with their answers and reasons. */
export function AskedTutors({ proposals, title, when, isWide }: AskedTutorsProps) {
  return (
    <section aria-labelledby="asked-tutors" className="mt-9">
      <h2 id="asked-tutors" className="text-title-2">
        {title}
      </h2>
      <ul className={cn("mt-4 grid gap-4", isWide && "lg:grid-cols-2 lg:items-start lg:gap-6")}>
        {proposals.map((proposal, index) => {
          const { tutor, talkSendStatus, fit } = proposal;
          return (
            <li key={tutor.id}>
              <TutorCard
                {...tutorHead(tutor, fit)}
                folded={index > 1}
                action={<TutorDetails tutor={tutor} />}
                badge={<Badge tone={TONES[talkSendStatus] ?? "neutral"}>{stateOf(proposal, when)}</Badge>}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function stateOf(proposal: Proposal, when: string | null): string {
  if (when && proposal.talkSendStatus === "READY") return `${when}에 보내요`;
  return proposal.offer ? "다른 시간을 제안했어요" : tutorProposalLabel(proposal);
}
