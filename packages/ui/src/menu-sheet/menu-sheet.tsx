"use client";

import Menu from "lucide-react/icons/menu";
import { useRef, useState } from "react";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";
import { lazyPart } from "../lazy-part";
import type { MenuSheetProps } from "./menu-entries";

const load = () => import("./menu-popup");
const MenuPopup = lazyPart(load);

/** Preloads the menu's code: call it when idle, so that the menu can open while offline. */
export function preloadMenuSheet(): void {
  void load().catch(() => undefined);
}

/** The menu button and its menu: a full-height sheet, or a popover from 1024 px. Its code loads on hover or focus. */
export function MenuSheet({ icon, ...menu }: MenuSheetProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  return (
    <>
      <IconButton
        ref={trigger}
        label={menu.label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setTouched(true);
          setOpen(true);
        }}
      >
        {icon ?? <Icon of={Menu} />}
      </IconButton>
      {touched ? <MenuPopup {...menu} open={open} onClose={() => setOpen(false)} anchor={trigger} /> : null}
    </>
  );
}
