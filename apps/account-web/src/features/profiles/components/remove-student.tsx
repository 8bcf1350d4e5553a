import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useRemoveStudent } from "../queries";
import type { Profile } from "../stored-student";

/** Takes a student off the account, after one question that says what becomes of the records. */
export function RemoveStudent({ student, listHref }: { student: Profile; listHref: string }) {
  const [isAsked, setAsked] = useState(false);
  const router = useRouter();
  const { id, name, isRemovable } = student;
  const verb = isRemovable ? "지우기" : "숨기기";
  const remove = useRemoveStudent((outcome) => {
    toast(outcome === "REMOVED" ? `${name} 학생을 지웠어요` : `${name} 학생을 숨겼어요`);
    router.replace(listHref);
  });
  return (
    <>
      <Button variant="quiet" full className="mt-3" onClick={() => setAsked(true)}>
        {`이 학생 ${verb}`}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`${name} 학생을 ${isRemovable ? "지울" : "숨길"}까요?`}
        description={
          isRemovable
            ? "이름과 학교, 레벨 테스트 결과가 지워져요. 되돌릴 수 없어요."
            : "새 수업을 고를 때 나오지 않아요. 주문과 수업, 결제는 그대로이고, 언제든 다시 보이게 할 수 있어요."
        }
        safe={{ label: "그대로 두기" }}
        act={{
          label: verb,
          onPress: () => remove.mutate({ params: { path: { studentId: id } } }, { onSettled: () => setAsked(false) }),
          tone: isRemovable ? "danger" : "secondary",
          busy: remove.isPending,
          busyLabel: "처리하고 있어요",
        }}
      />
    </>
  );
}
