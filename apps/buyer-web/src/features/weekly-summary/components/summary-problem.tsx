import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";

type SummaryProblemProps = { error: unknown; onRetry: () => void };

/** A summary that can't be shown: it failed to load, or, without an error, its link is unknown or was turned off. */
export default function SummaryProblem({ error, onRetry }: SummaryProblemProps) {
  if (error) return <LoadProblem level={1} error={error} onRetry={onRetry} what="수업 소식을" />;
  return (
    <EmptyState
      level={1}
      className="py-16"
      title="지금은 열 수 없는 링크예요"
      reason="링크가 바뀌었거나 꺼졌어요. 링크를 보내 준 분에게 새 링크를 받아 주세요."
    />
  );
}
