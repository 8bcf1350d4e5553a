import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useState } from "react";
import { paramsOf } from "../queries";

type CancelConsultationProps = { id: string /** An offer can be paid: it ends with the call. */; hasOffer: boolean };

/** Calls the call off, after asking. */
export function CancelConsultation({ id, hasOffer }: CancelConsultationProps) {
  const [isAsking, setAsking] = useState(false);
  const react = useErrorReaction();
  const cancel = $api.useMutation("delete", "/consultations/{id}", {
    onSettled: useReadAgain(readsOf("/consultations")),
    onSuccess: () => toast("상담 신청을 취소했어요.", { tone: "ok" }),
    onError: (error) => void react(error),
  });
  return (
    <>
      <Button variant="quiet" full onClick={() => setAsking(true)}>
        상담 취소하기
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="상담 신청을 취소할까요?"
        description={hasOffer ? "전화드리지 않고, 제안받은 수업은 결제할 수 없게 돼요." : "전화드리지 않을게요."}
        safe={{ label: "그대로 두기" }}
        act={{
          label: "취소하기",
          tone: "danger",
          busy: cancel.isPending,
          busyLabel: "취소하고 있어요",
          onPress: () => cancel.mutate({ params: paramsOf(id) }, { onSettled: () => setAsking(false) }),
        }}
      />
    </>
  );
}
