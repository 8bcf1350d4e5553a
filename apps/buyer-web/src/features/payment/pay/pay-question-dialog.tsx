import { AlertDialog } from "@pkg/ui/alert-dialog";
import type { PayQuestion } from "./use-pay-question";

/** Asks what the buyer means before anything is paid. */
export function PayQuestionDialog({ question: { open, doubt, answer } }: { question: PayQuestion }) {
  return (
    <AlertDialog
      open={open}
      onClose={() => answer(false)}
      title={doubt?.title ?? ""}
      description={doubt?.description}
      safe={{ label: doubt?.no ?? "" }}
      act={{ label: doubt?.yes ?? "", onPress: () => answer(true) }}
    />
  );
}
