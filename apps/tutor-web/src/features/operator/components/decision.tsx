import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { type FormEvent, useRef, useState } from "react";
import type { TutorApplicant } from "@/lib/tutor-applicant";
import { useDecision } from "../queries";

const MIN = 5;
const MAX = 300;

/** Accept or reject, equally large; rejecting asks for the reason that the applicant reads. */
export function Decision({ applicant }: { applicant: TutorApplicant }) {
  const [asks, setAsks] = useState<"NOTHING" | "ACCEPT" | "REASON">("NOTHING");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const decision = useDecision(applicant.id);
  const report = useErrorReaction();

  const decide = (why: string | null) => {
    decision.mutate(why, { onError: report, onSuccess: () => setAsks("NOTHING") });
  };
  function reject(event: FormEvent): void {
    event.preventDefault();
    if (decision.isPending) return;
    if (reason.trim().length >= MIN) {
      decide(reason.trim());
      return;
    }
    setError(`이유를 ${MIN}자 이상 적어 주세요.`);
    area.current?.focus();
  }

  return (
    <section className="grid gap-4">
      {asks === "REASON" ? (
        <form noValidate onSubmit={reject} className="grid gap-3">
          <TextArea
            ref={area}
            autoFocus
            label="함께하지 못하는 이유"
            help="지원자가 그대로 읽어요."
            maxLength={MAX}
            counter={`${reason.trim().length}/${MAX}`}
            value={reason}
            error={error}
            onChange={(event) => {
              setReason(event.target.value);
              setError(undefined);
            }}
          />
          <div className="grid grid-cols-2 gap-2">
            <Button variant="secondary" onClick={() => setAsks("NOTHING")}>
              돌아가기
            </Button>
            <Button type="submit" variant="danger" busy={decision.isPending} busyLabel="알리고 있어요">
              불합격 알리기
            </Button>
          </div>
        </form>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" size="lg" onClick={() => setAsks("REASON")}>
            불합격
          </Button>
          <Button size="lg" onClick={() => setAsks("ACCEPT")}>
            합격
          </Button>
        </div>
      )}
      <AlertDialog
        open={asks === "ACCEPT"}
        onClose={() => setAsks("NOTHING")}
        title={`${applicant.name} 님을 선생님으로 받을까요?`}
        description="바로 선생님 계정이 되고 문자로 알려요. 되돌릴 수 없어요."
        safe={{ label: "돌아가기" }}
        act={{
          label: "합격 알리기",
          tone: "primary",
          busy: decision.isPending,
          busyLabel: "알리고 있어요",
          onPress: () => decide(null),
        }}
      />
    </section>
  );
}
