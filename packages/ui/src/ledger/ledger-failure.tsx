import RefreshCw from "lucide-react/icons/refresh-cw";
import { Button } from "../button";
import { Icon } from "../icon";
import { FailureState } from "../states";

type LedgerFailureProps = {
  title?: string;
  reason?: string;
  retryLabel?: string;
  onRetry: () => void;
  busy?: boolean;
  className?: string;
};

/** The failed state of the ledger: a message and a retry, never an amount. */
export function LedgerFailure(props: LedgerFailureProps) {
  const {
    title = "가격을 불러오지 못했어요",
    reason = "고른 내용은 그대로 있어요.",
    retryLabel = "다시 불러오기",
    onRetry,
    busy,
    className,
  } = props;
  return (
    <FailureState
      title={title}
      reason={reason}
      level={3}
      className={className}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry} busy={busy} busyLabel="불러오고 있어요">
          <Icon of={RefreshCw} size={18} />
          {retryLabel}
        </Button>
      }
    />
  );
}
