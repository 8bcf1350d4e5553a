import { RefundRules } from "@/lib/refund-rules";

/** The refund rule in one line. */
export function RefundTerms() {
  return (
    <p className="text-caption text-fg-3">
      7일 안에 그만두면 하지 않은 수업을 모두 돌려드려요. 그 뒤에는 환불 규정을 따라요. <RefundRules />
    </p>
  );
}
