import { AlertDialog } from "@pkg/ui/alert-dialog";
import type { RefundQuote } from "@/lib/refunds/refund-queries";
import { consequencesOf, givenUpText, leftLessonsOf } from "../refund-facts";

type RefundConfirmProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
  quote: RefundQuote;
};

const ONE_PAYMENT = { title: "이 결제의 수업만 그만둘까요?", label: "이 결제만 그만두기" };
const ONE_COURSE = { title: "정말 이 수업을 그만둘까요?", label: "이 수업 그만두기" };
const several = (count: number) => ({ title: `정말 수업 ${count}개를 그만둘까요?`, label: `수업 ${count}개 그만두기` });

/** Asks once before courses are given up, and says what follows and what stays. */
export function RefundConfirm({ open, onClose, onConfirm, isPending, quote }: RefundConfirmProps) {
  const count = quote.courses.filter(({ isSelected }) => isSelected).length;
  const texts = leftLessonsOf(quote) > 0 ? ONE_PAYMENT : count === 1 ? ONE_COURSE : several(count);
  return (
    <AlertDialog
      open={open}
      onClose={() => {
        if (!isPending) onClose();
      }}
      title={texts.title}
      description={[givenUpText(quote), ...consequencesOf(quote)].map((text) => (
        <span key={text} className="block py-0.5">
          {text}
        </span>
      ))}
      safe={{ label: "그대로 둘게요" }}
      act={{
        label: texts.label,
        tone: "secondary",
        busy: isPending,
        busyLabel: "환불하고 있어요",
        onPress: onConfirm,
      }}
    />
  );
}
