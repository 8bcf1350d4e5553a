import { AlertDialog } from "@pkg/ui/alert-dialog";
import type { RefundQuote } from "@/lib/refunds/refund-queries";
import { consequencesOf } from "../refund-facts";

type RefundConfirmProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
  quote: RefundQuote;
};

/** Asks once before everything is given up, and says what follows. */
export function RefundConfirm({ open, onClose, onConfirm, isPending, quote }: RefundConfirmProps) {
  return (
    <AlertDialog
      open={open}
      onClose={() => {
        if (!isPending) onClose();
      }}
      title="정말 모두 그만둘까요?"
      description={consequencesOf(quote).map((text) => (
        <span key={text} className="block py-0.5">
          {text}
        </span>
      ))}
      safe={{ label: "그대로 둘게요" }}
      act={{
        label: "모두 그만두기",
        tone: "secondary",
        busy: isPending,
        busyLabel: "환불하고 있어요",
        onPress: onConfirm,
      }}
    />
  );
}
