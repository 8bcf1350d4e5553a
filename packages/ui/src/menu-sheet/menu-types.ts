import type { ReactNode } from "react";
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
