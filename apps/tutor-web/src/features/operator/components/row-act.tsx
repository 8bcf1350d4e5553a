import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useState } from "react";
import { ReasonForm } from "./reason-form";

type RowActProps = {
  label: string;
  /** The whole name for screen readers, with what it is about. */
  name: string;
  help: string;
  busyLabel: string;
  done: string;
  onSend: (reason: string) => Promise<unknown>;
};

/** One act of a row: a button that asks for the reason below it. */
export function RowAct({ label, name, help, busyLabel, done, onSend }: RowActProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" aria-label={name} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen ? (
        <ReasonForm
          label={`${label}: 이유`}
          help={`${help} 기록에 남으니 개인정보는 적지 마세요.`}
          act="확인"
          busyLabel={busyLabel}
          onClose={() => setOpen(false)}
          onSend={async (reason) => {
            await onSend(reason);
            toast(done);
          }}
        />
      ) : null}
    </>
  );
}
