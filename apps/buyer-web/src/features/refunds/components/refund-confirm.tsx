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

const ALL = { title: "정말 모두 그만둘까요?", label: "모두 그만두기" };
const ONE_COURSE = { title: "정말 이 수업을 그만둘까요?", label: "이 수업 그만두기" };
const ONE_PAYMENT = { title: "이 결제의 수업만 그만둘까요?", label: "이 결제만 그만두기" };
const isOneCourse = ({ courses }: RefundQuote): boolean => courses.filter(({ isSelected }) => isSelected).length === 1;

/** Asks once before all courses of an order are given up, and says what follows and what stays. */
export function RefundConfirm({ open, onClose, onConfirm, isPending, quote }: RefundConfirmProps) {
  const texts = leftLessonsOf(quote) > 0 ? ONE_PAYMENT : isOneCourse(quote) ? ONE_COURSE : ALL;
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
