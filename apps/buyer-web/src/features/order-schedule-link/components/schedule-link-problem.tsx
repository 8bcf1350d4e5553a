import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import Link from "next/link";

type ScheduleLinkProblemProps = { error: unknown; onRetry: () => void };

/** A renewal that can't be shown: it failed to load, or, without an error, its link is unknown. */
export default function ScheduleLinkProblem({ error, onRetry }: ScheduleLinkProblemProps) {
  if (error) return <LoadProblem level={1} error={error} onRetry={onRetry} what="결제 일정을" />;
  return (
    <EmptyState
      level={1}
      className="py-16"
      title="지금은 열 수 없는 링크예요"
      reason="링크가 잘못되었거나 더는 쓰지 않는 링크예요. 로그인하면 마이페이지에서 볼 수 있어요."
      action={
        <ButtonLink href="/mypage/payment-management/order-schedule" linkAs={Link}>
          결제 일정 보기
        </ButtonLink>
      }
    />
  );
}
