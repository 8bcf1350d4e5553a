"use client";

import { Popover } from "@base-ui/react/popover";
import { type ReactNode, type RefObject, useRef } from "react";
import BottomSheetPopup from "../bottom-sheet/bottom-sheet-popup";
import { useWide } from "../use-wide";
import type { SelectOption } from "./move";
import { SelectList } from "./select-list";

export type SelectPopupProps = {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
  title: ReactNode;
  labelId: string;
  options: ReadonlyArray<SelectOption>;
  value: string | number | null;
  onChoose: (value: string | number) => void;
};

const POPUP =
  "max-h-(--available-height) w-(--anchor-width) min-w-56 overflow-y-auto rounded-lg border border-transparent bg-bg p-2 shadow-float outline-none transition-[opacity,translate] duration-(--duration-fast) ease-out data-starting-style:-translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0";

/** The list of a select: in a sheet, or in a popover from 1024 px. */
export default function SelectPopup(props: SelectPopupProps) {
  const { open, onClose, anchor, title, labelId, options, value, onChoose } = props;
  const wide = useWide();
  const entry = useRef<HTMLButtonElement>(null);
  const list = <SelectList labelId={labelId} options={options} value={value} onChoose={onChoose} entry={entry} />;
  if (!wide) {
    return (
      <BottomSheetPopup open={open} onClose={onClose} title={title} initialFocus={entry}>
        {list}
      </BottomSheetPopup>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => next || onClose()} modal="trap-focus">
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={6} align="start" className="z-50 outline-none">
          <Popover.Popup
            data-overlay=""
            aria-labelledby={labelId}
            className={POPUP}
            initialFocus={entry}
            finalFocus={() => anchor.current?.querySelector("button") ?? true}
          >
            {list}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
