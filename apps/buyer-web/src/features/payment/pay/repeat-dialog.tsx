import { AlertDialog } from "@pkg/ui/alert-dialog";
import type { RepeatQuestion } from "./use-repeat-question";

/** Asks before the same course is paid once more. */
export function RepeatDialog({ question: { open, repeat, answer } }: { question: RepeatQuestion }) {
  return (
    <AlertDialog
      open={open}
      onClose={() => answer(false)}
      title={repeat?.question ?? ""}
      description="아직 결제하지 않았어요. 신청하면 따로 결제돼요."
      safe={{ label: "신청하지 않기" }}
      act={{ label: "한 번 더 신청하기", onPress: () => answer(true) }}
    />
  );
}
