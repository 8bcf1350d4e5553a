import type { ReactNode } from "react";
import type { LinkComponent } from "../link";

export type MenuEntry = {
  id: string;
  label: ReactNode;
  /** A link, or `onPress` for an action ("로그아웃"). */
  href?: string;
  onPress?: () => void;
  current?: boolean;
  /** At the right: a badge. */
  right?: ReactNode;
  /** In a lighter colour below a line. */
  quiet?: boolean;
};

export type MenuSheetProps = {
  /** The name of the button and of the menu ("메뉴"). */
  label: string;
  /** Depend on the log-in state. */
  entries: ReadonlyArray<MenuEntry>;
  /** At the top: the student with a switch, or the log-in buttons. */
  top?: ReactNode;
  /** At the bottom: one button. */
  foot?: ReactNode;
  closeLabel?: string;
  linkAs?: LinkComponent;
  /** Replaces the menu icon. */
  icon?: ReactNode;
};
