import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { REASON_MAX, reasonProblem } from "./staff-reason";

type ReasonFieldsProps = {
  label: string;
  help: string;
  act: string;
  busyLabel: string;
  tone?: "primary" | "danger";
  /** The most letters, where the reason is sent to somebody. */
  maxLength?: number;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the reason of an act before it is done; closes when it is. */
export function ReasonFields(props: ReasonFieldsProps) {
  const { label, help, act, busyLabel, tone = "primary", maxLength = REASON_MAX, onSend, onClose } = props;
  const form = useDomainForm({
    defaultValues: { reason: "" },
    validate: ({ reason }) => ({ reason: reasonProblem(reason) }),
    save: async ({ reason }) => {
      await onSend(reason.trim());
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="mt-3 grid gap-3 rounded-md bg-sunken p-4">
      <TextField {...form.field("reason")} autoFocus label={label} help={help} maxLength={maxLength} />
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" variant={tone} size="sm" busy={form.busy} busyLabel={busyLabel}>
          {act}
        </Button>
      </div>
    </form>
  );
}
