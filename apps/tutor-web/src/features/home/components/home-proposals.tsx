import { formatDue, formatWon, proposalPace, subjectNameWithGrade } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { AppLink } from "@pkg/web/platform/site/app-link";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type Proposal, useOpenProposals } from "@/lib/own-tutor/open-proposals";
import { promisedDay } from "@/lib/promised-day";

/** The open proposals, each with its deadline, and those whose families are asked about other times. Renders nothing without any. */
export function HomeProposals() {
  const { data, error, refetch } = useOpenProposals();
  if (!data) return error ? <LoadProblem error={error} onRetry={() => void refetch()} what="받은 제안을" /> : null;
  const asked = data.filter(({ offer }) => offer === null);
  const offered = data.filter(({ offer }) => offer !== null);
  return (
    <>
      <ProposalList id="proposals" title={`새 제안 ${asked.length}개`} proposals={asked} />
      <ProposalList id="offered" title="학생 가족의 답을 기다려요" proposals={offered} />
    </>
  );
}

type ProposalListProps = { id: string; title: string; proposals: readonly Proposal[] };

function ProposalList({ id, title, proposals }: ProposalListProps) {
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-2">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <ProposalCard proposal={proposal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { id, gradeLabel, pay } = proposal;
  const { badge, tone, times } = stateOf(proposal, serverNow());
  return (
    <Card tone="lift" pad="none">
      <AppLink
        href={`/pairings/${id}`}
        className="flex items-center gap-3 rounded-lg px-5 py-4.5 transition-colors duration-(--duration-fast) hover:bg-sand-50"
      >
        <span className="min-w-0 flex-1">
          <Badge tone={tone}>{badge}</Badge>
          <span className="mt-2 block text-title-3">{subjectNameWithGrade(proposal, gradeLabel)}</span>
          <span className="mt-1 block text-body-sm text-fg-2">{`${times} · ${proposalPace(proposal)}`}</span>
          <span className="figures mt-0.5 block text-body-sm">
            한 번에 <b className="font-semibold">{formatWon(pay)}</b>
          </span>
        </span>
        <Icon of={ChevronRight} className="shrink-0 text-fg-3" />
      </AppLink>
    </Card>
  );
}

/** Whose answer is waited for: the tutor's, "오늘 21시까지", which counts after that time too, or the family's to other times. */
function stateOf({ offer, otherTimes, lessonTimes, dueAt, promisedOn }: Proposal, now: Date) {
  if (offer) {
    const day = promisedDay(promisedOn, now);
    return {
      badge: day ? `${day}까지 가족이 답해요` : "가족의 답을 기다려요",
      tone: "neutral",
      times: `내가 제안한 ${offer.lessonTimes}`,
    } as const;
  }
  const due = new Date(dueAt);
  return {
    badge: due > now ? `${formatDue(due, now)}까지` : "지금도 수락할 수 있어요",
    tone: "accent",
    times: otherTimes.length > 0 ? "다른 시간을 골라 주세요" : lessonTimes,
  } as const;
}
