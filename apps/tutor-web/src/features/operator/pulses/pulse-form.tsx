import { TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useWatch } from "react-hook-form";
import { type BadPulse, useClosePulse } from "./pulse-queries";

const { min: MIN, max: MAX } = TEXT_LENGTHS.staffReason;

/** What was done for a family that is not content. */
export function PulseForm({ pulse: { matchId, tutorId }, onBack }: { pulse: BadPulse; onBack: () => void }) {
  const close = useClosePulse();
  const form = useDomainForm({
    defaultValues: { note: "" },
    validate: ({ note }) => ({ note: note.trim().length < MIN ? `무엇을 했는지 ${MIN}자 이상 적어 주세요.` : null }),
    save: async ({ note }) => {
      await close.mutateAsync({ params: { path: { matchId, tutorId } }, body: { note: note.trim() } });
    },
  });
  const note = useWatch({ control: form.control, name: "note" });
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 grid gap-3">
      <TextArea
        {...form.field("note")}
        autoFocus
        label="무엇을 했나요?"
        help="동료가 읽어요. 가족과 선생님에게는 보이지 않아요."
        rows={3}
        maxLength={MAX}
        counter={`${note.trim().length}/${MAX}`}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={onBack}>
          돌아가기
        </Button>
        <Button type="submit" busy={close.isPending} busyLabel="남기고 있어요">
          챙겼어요
        </Button>
      </div>
    </form>
  );
}
