import { AlertDialog } from "@pkg/ui/alert-dialog";
import { isApiError } from "@pkg/web/platform/api/api";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useRouter } from "next/navigation";
import { type Answers, toRematchBody } from "../answers";
import { type RematchStart, useRematch } from "../queries";
import { checkingText } from "../steps/what-stays";

type RematchConfirmProps = {
  open: boolean;
  onClose: () => void;
  /** The search goes on: the answers are of no use any more. */
  onSent: () => void;
  start: RematchStart;
  answers: Answers;
};

/** The confirmation, with two buttons of equal weight. Then opens the search. */
export function RematchConfirm({ open, onClose, onSent, start, answers }: RematchConfirmProps) {
  const { match, counts } = start;
  const router = useRouter();
  const reactToError = useErrorReaction();
  const { mutateAsync, isPending } = useRematch();
  const show = () => {
    onSent();
    router.replace(`/tutoring/matching?matchId=${match.id}`);
  };

  const send = async () => {
    const { reason } = answers;
    if (reason === null || isPending) return;
    try {
      await mutateAsync({ body: toRematchBody(match.id, { ...answers, reason }) });
      show();
    } catch (error) {
      onClose();
      // Another tab or the tutor's leave has already started the search.
      if (isApiError(error, "class", 50004)) show();
      else reactToError(error);
    }
  };

  return (
    <AlertDialog
      open={open}
      onClose={() => {
        if (!isPending) onClose();
      }}
      title="다른 선생님을 찾을까요?"
      description={
        (counts.scheduled > 0
          ? `${match.tutorName ?? ""} 선생님과 예약된 수업 ${counts.scheduled}회가 취소돼요. `
          : `${match.tutorName ?? ""} 선생님과의 수업을 마쳐요. `) +
        `남은 수업 ${counts.left}회는 그대로예요.${checkingText(counts)}`
      }
      safe={{ label: "계속 함께하기" }}
      act={{
        label: "선생님 바꾸기",
        tone: "secondary",
        busy: isPending,
        busyLabel: "바꾸고 있어요",
        onPress: () => void send(),
      }}
    />
  );
}
