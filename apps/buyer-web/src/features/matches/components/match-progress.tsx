import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { StatusStepper } from "@pkg/ui/status-stepper";
import Link from "next/link";
import type { Match } from "@/lib/lessons/matches";
import type { AskedCounts } from "../asked-counts";
import { matchSteps } from "../match-view";

type MatchProgressProps = { match: Match; counts: AskedCounts };

/** How far a search is, and the way on when it has ended. */
export function MatchProgress({ match, counts }: MatchProgressProps) {
  const next = nextOf(match);
  return (
    <div className="mt-5 flex flex-col gap-5 lg:mt-0 lg:flex-col-reverse lg:rounded-xl lg:p-7 lg:shadow-card">
      {next ? (
        <ButtonLink href={next.href} linkAs={Link} size="lg" full>
          {next.label}
        </ButtonLink>
      ) : null}
      {match.status === "CANCELED" ? null : (
        <StatusStepper
          className="rounded-lg bg-sunken px-5 py-5 lg:rounded-none lg:bg-transparent lg:p-0"
          steps={matchSteps(match, counts).map(({ date, note, ...step }) => ({
            ...step,
            right: step.state === "now" && !date ? <Badge tone="brand">지금</Badge> : date,
            note,
          }))}
        />
      )}
    </div>
  );
}

function nextOf({ status, id, now }: Match): { href: string; label: string } | null {
  if (status === "MATCHED")
    return { href: `/myclass/${id}`, label: now.stage === "OVER" ? "수업 기록 보기" : "내 수업 보기" };
  return status === "CANCELED" ? { href: "/simple-enroll", label: "수강 신청" } : null;
}
