import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { TutorApplicant } from "@/lib/tutor-applicant";
import { useDecision } from "../queries";

const MIN = 5;
const MAX = 300;

/** Accept and reject buttons of equal size; rejecting needs a reason, which the applicant reads. */
export function Decision({ applicant }: { applicant: TutorApplicant }) {
  const [asks, setAsks] = useState<"NOTHING" | "ACCEPT" | "REASON">("NOTHING");
  const isChecked = applicant.crimeCheckedAt !== null;
  const decision = useDecision(applicant.id);
  const form = useDomainForm({
    defaultValues: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim().length < MIN ? `이유를 ${MIN}자 이상 적어 주세요.` : null }),
    save: ({ reason }) => decide(reason.trim()),
  });
  const reason = useWatch({ control: form.control, name: "reason" });

  async function decide(why: string | null): Promise<void> {
    await decision.mutateAsync(why);
    setAsks("NOTHING");
  }

  return (
    <section className="grid gap-4">
      {asks === "REASON" ? (
        <form noValidate onSubmit={form.submit} className="grid gap-3">
          <TextArea
            {...form.field("reason")}
            autoFocus
            label="함께하지 못하는 이유"
            help="지원자가 그대로 읽어요."
            maxLength={MAX}
            counter={`${reason.trim().length}/${MAX}`}
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
          <Button size="lg" off={!isChecked} onClick={() => setAsks("ACCEPT")}>
            합격
          </Button>
        </div>
      )}
      {isChecked ? null : <p className="text-caption text-fg-2">범죄 전력 조회를 남기면 합격으로 정할 수 있어요.</p>}
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
          onPress: () => void form.run(() => decide(null)),
        }}
      />
    </section>
  );
}
