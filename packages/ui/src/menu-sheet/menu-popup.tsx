"use client";

import { Dialog } from "@base-ui/react/dialog";
import { Popover } from "@base-ui/react/popover";
import X from "lucide-react/icons/x";
import type { RefObject } from "react";
import { Icon } from "../icon";
import { BACKDROP } from "../internal/overlay-class";
import { useWide } from "../use-wide";
import type { MenuSheetProps } from "./menu-entries";
import { MenuEntries } from "./menu-entries";

type MenuPopupProps = Omit<MenuSheetProps, "icon"> & {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

const SHEET =
  "fixed inset-y-0 right-0 z-50 flex w-full max-w-120 flex-col overflow-y-auto overscroll-contain bg-bg px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] outline-none transition-[translate,opacity] duration-(--duration-sheet) ease-out data-starting-style:translate-x-8 data-starting-style:opacity-0 data-ending-style:translate-x-8 data-ending-style:opacity-0 forced-colors:border-l";

const POPUP =
  "max-h-(--available-height) w-80 overflow-y-auto rounded-lg border border-transparent bg-bg p-5 shadow-float outline-none transition-[opacity,translate] duration-(--duration-fast) ease-out data-starting-style:-translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0";

const CLOSE = "-mr-2.5 ml-auto grid size-11 shrink-0 place-items-center rounded-[0.75rem] hover:bg-sand-100";

/** The open menu: a popover on wide screens, otherwise a sheet. */
export default function MenuPopup({ open, onClose, anchor, top, label, closeLabel = "닫기", ...menu }: MenuPopupProps) {
  const wide = useWide();
  const change = (next: boolean) => next || onClose();
  const entries = <MenuEntries {...menu} label={label} onLeave={onClose} />;
  if (wide) {
    return (
      <Popover.Root open={open} onOpenChange={change}>
        <Popover.Portal>
          <Popover.Positioner anchor={anchor} sideOffset={8} align="end" className="z-50 outline-none">
            <Popover.Popup
              data-overlay=""
              aria-label={label}
              finalFocus={anchor}
              // The primitive's guards take the focus behind the last link, and leave the menu open.
              onBlur={({ relatedTarget }) => relatedTarget && !relatedTarget.closest("[data-overlay]") && onClose()}
              className={POPUP}
            >
              {top ? <div className="mb-2">{top}</div> : null}
              {entries}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    );
  }
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup data-overlay="" aria-label={label} finalFocus={anchor} className={SHEET}>
          <div className="mb-2 flex min-h-12 items-center gap-3">
            <div className="min-w-0 flex-1">{top}</div>
            <Dialog.Close aria-label={closeLabel} title={closeLabel} className={CLOSE}>
              <Icon of={X} />
            </Dialog.Close>
          </div>
          {entries}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
