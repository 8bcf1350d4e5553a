"use client";

import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { useRef } from "react";
import { Button } from "../button";
import { cn } from "../cn";
import { BACKDROP } from "../internal/overlay-class";
import { useLastOpen } from "../internal/use-last-open";

export type AlertDialogProps = {
  open: boolean;
  /** Close request: Esc or the safe button. */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** The safe choice: it has the initial focus, and Esc triggers it. Without `act` it is the only button. */
  safe: { label: ReactNode; onPress?: () => void; tone?: "primary" };
  /** The other choice, of equal size and weight. It doesn't close the dialog by itself. */
  act?: {
    label: ReactNode;
    onPress: () => void;
    tone?: "primary" | "danger" | "secondary";
    busy?: boolean;
    busyLabel?: ReactNode;
  };
};

const POPUP =
  "w-full max-w-90 rounded-xl bg-bg px-5 pt-7 pb-5 text-center shadow-float outline-none transition-[opacity,scale] duration-(--duration-base) ease-out data-starting-style:scale-[0.97] data-starting-style:opacity-0 data-ending-style:opacity-0 forced-colors:border";

/** The dialog. The primitive provides the focus trap, Esc and the return of the focus. */
export default function AlertDialogPopup(props: AlertDialogProps) {
  const { open, onClosed } = props;
  const { onClose, title, description, safe, act } = useLastOpen(props);
  const safeRef = useRef<HTMLButtonElement>(null);

  function leave(): void {
    safe.onPress?.();
    onClose();
  }

  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || leave()}
      onOpenChangeComplete={(next) => next || onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-5">
          <Base.Popup data-overlay="" initialFocus={safeRef} className={POPUP}>
            <Base.Title className="text-title-3">{title}</Base.Title>
            {description ? (
              <Base.Description className="mt-1.5 text-body-sm text-balance text-fg-2">{description}</Base.Description>
            ) : null}
            <div
              className={cn("mt-5 grid gap-2.5", act && "grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]")}
            >
              <Button ref={safeRef} variant={safe.tone ?? (act ? "secondary" : "primary")} full onClick={leave}>
                {safe.label}
              </Button>
              {act ? (
                <Button
                  variant={act.tone ?? "primary"}
                  full
                  busy={act.busy}
                  busyLabel={act.busyLabel}
                  onClick={act.onPress}
                >
                  {act.label}
                </Button>
              ) : null}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
