import {
  CALL_OUTCOMES,
  CALL_RECORD_LABELS,
  type CallOutcome,
  callSlots,
  formatCallSlot,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { PillGroup } from "@pkg/ui/pill-group";
import { TextArea } from "@pkg/ui/text-area";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { Controller, useWatch } from "react-hook-form";
import { useNoteCall } from "./consultation-queries";

type CallValues = { outcome: CallOutcome | null; slot: string; note: string };

const NOTE = TEXT_LENGTHS.callNote;
const OUTCOMES = CALL_OUTCOMES.map((value) => ({ value, label: CALL_RECORD_LABELS[value] }));

/** Notes a call and what came of it; a later one is promised by message. */
export function CallForm({ id, onSent }: { id: string; onSent: () => void }) {
  const call = useNoteCall();
  const slots = callSlots(serverNow());
  const form = useDomainForm<CallValues>({
    defaultValues: { outcome: null, slot: "", note: "" },
    validate: ({ outcome, slot, note }) => ({
      outcome: outcome === null ? "어떻게 됐는지 골라 주세요." : null,
      slot: outcome === "LATER" && slot === "" ? "다시 전화할 때를 골라 주세요." : null,
      note: note.trim().length < NOTE.min ? "이야기한 내용을 적어 주세요." : null,
    }),
    save: async ({ outcome, slot, note }) => {
      if (outcome === null) return;
      const later = slots[Number(slot)];
      await call.mutateAsync({
        params: { path: { id } },
        body: { outcome, note: note.trim(), ...(outcome === "LATER" && later && { slot: later }) },
      });
      toast("전화한 내용을 적어 두었어요.", { tone: "ok" });
      onSent();
    },
  });
  const outcome = useWatch({ control: form.control, name: "outcome" });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5 rounded-lg bg-sunken p-5">
      <h2 className="text-title-3">전화하고 나서</h2>
      <Controller
        control={form.control}
        name="outcome"
        render={({ field, fieldState }) => (
          <PillGroup
            ref={field.ref}
            legend="어떻게 됐나요"
            legendLook="field"
            options={OUTCOMES}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      {outcome === "LATER" ? (
        <NativeSelect
          {...form.field("slot")}
          label="다시 전화할 때"
          help="받는 분에게 문자로 알려요."
          placeholder="골라 주세요"
          className="max-w-80"
          options={slots.map((slot, index) => ({ value: String(index), label: formatCallSlot(slot) }))}
        />
      ) : null}
      <TextArea
        {...form.field("note")}
        label="이야기한 내용"
        help="동료가 이어서 상담할 수 있게 적어 주세요."
        maxLength={NOTE.max}
      />
      <Button type="submit" busy={form.busy} busyLabel="적고 있어요" className="justify-self-start">
        기록하기
      </Button>
    </form>
  );
}
