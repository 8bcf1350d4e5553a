"use client";

import Menu from "lucide-react/icons/menu";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";
import type { LinkComponent } from "../link";

export type MenuEntry = {
  id: string;
  label: ReactNode;
  /** A place, or an action ("로그아웃"). */
  href?: string;
  onPress?: () => void;
  current?: boolean;
  /** At the right: a badge. */
  right?: ReactNode;
  /** Stands below a line, in a quieter tone. */
  quiet?: boolean;
};

export type MenuSheetProps = {
  /** The name of the button and of the menu ("메뉴"). */
  label: string;
  /** Follow the login state. */
  entries: ReadonlyArray<MenuEntry>;
  /** On top: the student with a switch, or the login buttons. */
  top?: ReactNode;
  /** At the foot: one button. */
  foot?: ReactNode;
  closeLabel?: string;
  linkAs?: LinkComponent;
  /** Instead of the three lines. */
  icon?: ReactNode;
};

const load = () => import("./menu-popup");
const MenuPopup = lazy(load);

/** The menu button with its menu: a full-height sheet below 1024, a popover from there on. Loads when touched. */
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
      {touched ? (
        <Suspense fallback={null}>
          <MenuPopup {...menu} open={open} onClose={() => setOpen(false)} anchor={trigger} />
        </Suspense>
      ) : null}
    </>
  );
}
