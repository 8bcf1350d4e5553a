import { tutorProposalLabel } from "@pkg/domain";
import { Badge, type BadgeTone } from "@pkg/ui/badge";
import { TutorCard } from "@pkg/ui/tutor-card";
import { TutorDetails } from "@/lib/tutor-details";
import { tutorHead } from "@/lib/tutor-head";
import type { Suggestions } from "../queries";

type Proposal = Suggestions["proposals"][number];

const TONES: Partial<Record<Proposal["talkSendStatus"], BadgeTone>> = { ACCEPT: "success" };

/** Tutors who got a proposal, with their answers and reasons. */
export function AskedTutors({ proposals, title }: { proposals: readonly Proposal[]; title: string }) {
  return (
    <section aria-labelledby="asked-tutors" className="mt-9">
      <h2 id="asked-tutors" className="text-title-2">
        {title}
      </h2>
      <ul className="mt-4 grid gap-4">
        {proposals.map(({ tutor, talkSendStatus, isLapsed, fit }, index) => (
          <li key={tutor.id}>
            <TutorCard
              {...tutorHead(tutor, fit)}
              folded={index > 1}
              action={<TutorDetails tutor={tutor} />}
              badge={
                <Badge tone={TONES[talkSendStatus] ?? "neutral"}>
                  {tutorProposalLabel({ talkSendStatus, isLapsed })}
                </Badge>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
