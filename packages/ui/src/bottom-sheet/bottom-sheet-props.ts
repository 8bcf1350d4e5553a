import type { ReactNode, RefObject } from "react";

export type BottomSheetProps = {
  open: boolean;
  /** Close request: Esc, the backdrop, a swipe down or the close button. */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  title: ReactNode;
  /** Shows the title to screen readers only. */
  titleHidden?: boolean;
  description?: ReactNode;
  closeLabel?: string;
  /** Stays at the bottom while the content scrolls, for the sheet's button. */
  footer?: ReactNode;
  /** The element with the initial focus; by default the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};
