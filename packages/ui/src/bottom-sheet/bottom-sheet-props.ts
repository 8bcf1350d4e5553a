import type { ReactNode, RefObject } from "react";

export type BottomSheetProps = {
  open: boolean;
  /** Asked to close: Esc, the scrim, a swipe down or the close button. */
  onClose: () => void;
  /** After the closing movement; overlay-kit unmounts here. */
  onClosed?: () => void;
  title: ReactNode;
  /** The title stays for readers only. */
  titleHidden?: boolean;
  description?: ReactNode;
  closeLabel?: string;
  /** Stays at the foot while the content scrolls: the sheet's button. */
  footer?: ReactNode;
  /** What gets the focus on opening; the close button otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};
