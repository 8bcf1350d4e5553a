import { Badge, type BadgeTone } from "@pkg/ui/badge";
import { cn } from "@pkg/ui/cn";
import { TutorCard } from "@pkg/ui/tutor-card";
import { TutorDetails } from "@/lib/tutors/tutor-details";
import { tutorHead } from "@/lib/tutors/tutor-head";
import { askedState } from "../asked-counts";
import type { Suggestions } from "../queries";

type Proposal = Suggestions["proposals"][number];

const TONES: Partial<Record<Proposal["talkSendStatus"], BadgeTone>> = { ACCEPT: "success" };

type AskedTutorsProps = {
  proposals: readonly Proposal[];
  title: string;
  /** When those hear of it to whom it was not sent yet; null when that is at once. */
  when: string | null;
  /** The search goes on: an answer that did not come in time may still come. */
  isOpen: boolean;
  /** Outside the panes: two tutors beside each other from 1024 px. */
  isWide?: boolean;
};

/** Tutors who got a proposal, with their answers and reasons. */
export function AskedTutors({ proposals, title, when, isOpen, isWide }: AskedTutorsProps) {
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
                badge={
                  <Badge tone={TONES[talkSendStatus] ?? "neutral"}>{askedState(proposal, { when, isOpen })}</Badge>
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
