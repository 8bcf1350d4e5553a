import { APPLICANT_REJECT_REASON_LABELS, APPLICANT_REJECT_REASONS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextArea } from "@pkg/ui/text-area";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { ReasonForm } from "../forms/reason-form";
import { REASON_MAX, reasonProblem } from "../forms/staff-reason";
import { whomText } from "../words/whom-text";
import { useAccept, useReject } from "./applicant-queries";

const REASONS = APPLICANT_REJECT_REASONS.map((value) => ({ value, label: APPLICANT_REJECT_REASON_LABELS[value] }));
const asReason = (value: string) => APPLICANT_REJECT_REASONS.find((one) => one === value);

/** Accept and reject buttons of equal size. Both need a reason; the applicant reads that of a rejection. */
export function Decision({ applicant }: { applicant: TutorApplicant }) {
  const [asks, setAsks] = useState<"NOTHING" | "ACCEPT" | "REASON">("NOTHING");
  const isChecked = applicant.crimeCheckedAt !== null;
  const params = { path: { id: applicant.id } };
  const accept = useAccept();
  const reject = useReject();
  const form = useDomainForm({
    defaultValues: { rejectReason: "", reason: "" },
    validate: ({ rejectReason, reason }) => ({
      rejectReason: asReason(rejectReason) ? null : "어떤 이유인지 골라 주세요.",
      reason: reasonProblem(reason),
    }),
    save: async ({ rejectReason, reason }) => {
      const counted = asReason(rejectReason);
      if (!counted) return;
      await reject.mutateAsync({ params, body: { reason: reason.trim(), rejectReason: counted } });
      setAsks("NOTHING");
    },
  });
  const reason = useWatch({ control: form.control, name: "reason" });

  if (asks === "ACCEPT") {
    return (
      <ReasonForm
        label="합격으로 정하는 이유"
        help={`${whomText(applicant)}의 계정이 바로 선생님 계정으로 바뀌고 문자로 알려요. 되돌릴 수 없어요. 이유는 직원만 볼 수 있어요.`}
        act="합격 알리기"
        busyLabel="알리고 있어요"
        onClose={() => setAsks("NOTHING")}
        onSend={async (why) => {
          await accept.mutateAsync({ params, body: { reason: why } });
          setAsks("NOTHING");
        }}
      />
    );
  }

  return (
    <section className="grid gap-4">
      {asks === "REASON" ? (
        <form noValidate onSubmit={form.submit} className="grid gap-3">
          <NativeSelect
            {...form.field("rejectReason")}
            autoFocus
            label="어떤 이유인가요"
            help="녹음이나 서류를 고르면 그것만 다시 받고, 나머지는 다시 지원할 때 이어 써요. 통계에도 써요."
            placeholder="골라 주세요"
            options={REASONS}
          />
          <TextArea
            {...form.field("reason")}
            label="함께하지 못하는 이유"
            help="지원자가 그대로 읽어요."
            maxLength={REASON_MAX}
            counter={`${reason.trim().length}/${REASON_MAX}`}
          />
          <div className="grid grid-cols-2 gap-2">
            <Button variant="secondary" onClick={() => setAsks("NOTHING")}>
              돌아가기
            </Button>
            <Button type="submit" variant="danger" busy={reject.isPending} busyLabel="알리고 있어요">
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
    </section>
  );
}
