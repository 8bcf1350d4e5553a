import { formatDue, formatWon } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { AppLink } from "@pkg/web/platform/shell/app-link";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type Proposal, useOpenProposals } from "../queries";

/** The open proposals, each with its deadline. Renders nothing without any. */
export function HomeProposals() {
  const { data, error, refetch } = useOpenProposals();
  if (!data) return error ? <LoadProblem error={error} onRetry={() => void refetch()} what="받은 제안을" /> : null;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals" className="text-title-2">
        새 제안 {data.length}개
      </h2>
      <ul className="mt-3 grid gap-3">
        {data.map((proposal) => (
          <li key={proposal.id}>
            <ProposalCard proposal={proposal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { id, subjectLabel, subjectDetailLabel, gradeLabel, otherTimes, lessonsPerWeek, minutes, pay, dueAt } =
    proposal;
  const times = otherTimes.length > 0 ? "다른 시간을 골라 주세요" : proposal.lessonTimes;
  return (
    <Card tone="lift" pad="none">
      <AppLink
        href={`/pairings/${id}`}
        className="flex items-center gap-3 rounded-lg px-5 py-4.5 transition-colors duration-(--duration-fast) hover:bg-sand-50"
      >
        <span className="min-w-0 flex-1">
          <Badge tone="accent">{dueText(dueAt, new Date())}</Badge>
          <span className="mt-2 block text-title-3">
            {gradeLabel} {subjectLabel} · {subjectDetailLabel}
          </span>
          <span className="mt-1 block text-body-sm text-fg-2">
            {times} · 주 {lessonsPerWeek}회 {minutes}분
          </span>
          <span className="num mt-0.5 block text-body-sm">
            한 번에 <b className="font-semibold">{formatWon(pay)}</b>
          </span>
        </span>
        <Icon of={ChevronRight} className="shrink-0 text-fg-3" />
      </AppLink>
    </Card>
  );
}

/** "오늘 21시까지", "내일 9시 30분까지"; after that time an answer still counts. */
function dueText(dueAt: string, now: Date): string {
  const due = new Date(dueAt);
  return due > now ? `${formatDue(due, now)}까지` : "지금도 수락할 수 있어요";
}
