import { AlertDialog } from "@pkg/ui/alert-dialog";
import type { FinishState } from "../use-finish";

type FinishDialogProps = {
  open: boolean;
  unanswered: number;
  state: FinishState;
  onClose: () => void;
  onFinish: () => void;
};

/** Asks once before the end, and names what is still open. */
export function FinishDialog({ open, unanswered, state, onClose, onFinish }: FinishDialogProps) {
  const description =
    state === "failed"
      ? "연결이 끊겨서 아직 마치지 못했어요. 답은 이 기기에 그대로 있어요."
      : unanswered > 0
        ? `아직 답하지 않은 문제가 ${unanswered}개 있어요. 마치면 고칠 수 없어요.`
        : "모든 문제에 답했어요. 마치면 고칠 수 없어요.";
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title="시험을 마칠까요?"
      description={description}
      safe={{ label: "더 볼게요" }}
      act={{
        label: state === "failed" ? "다시 마치기" : "마칠게요",
        onPress: onFinish,
        busy: state === "busy",
        busyLabel: "채점하고 있어요",
      }}
    />
  );
}
