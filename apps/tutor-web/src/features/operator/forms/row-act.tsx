import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useState } from "react";
import { preloadReasonForm, ReasonForm } from "./reason-form";

type RowActProps<Sent> = {
  label: string;
  /** The whole name, with what it is about: of the button, and of the sheet that asks. The label by default. */
  name?: string;
  help: string;
  busyLabel: string;
  /** Said when it is done, or made of what came of it. */
  done: string | ((sent: Sent) => string);
  onSend: (reason: string) => Promise<Sent>;
};

/** One act of a row: a button that asks for the reason in a sheet, which says what happens to whom. */
export function RowAct<Sent>({ label, name = label, help, busyLabel, done, onSend }: RowActProps<Sent>) {
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const open = () => {
    preloadReasonForm();
    setTimes(times + 1);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="line"
        size="sm"
        className="align-middle whitespace-nowrap lg:min-h-9"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={open}
      >
        {label}
      </Button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title={name}>
        <ReasonForm
          key={times}
          label="이유"
          help={`${help} 기록에 남으니 개인정보는 적지 마세요.`}
          act={label}
          busyLabel={busyLabel}
          onClose={() => setOpen(false)}
          onSend={async (reason) => {
            const sent = await onSend(reason);
            toast(typeof done === "string" ? done : done(sent));
          }}
        />
      </BottomSheet>
    </>
  );
}
