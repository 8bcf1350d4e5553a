import type { ReactNode } from "react";

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
