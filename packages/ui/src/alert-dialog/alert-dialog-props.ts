import type { ReactNode } from "react";

export type AlertDialogProps = {
  open: boolean;
  /** Asked to close: Esc, or the safe button. */
  onClose: () => void;
  /** After the closing movement; overlay-kit unmounts here. */
  onClosed?: () => void;
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** The safe way out. It has the focus, and Esc means it. Alone it is the only button. `primary`: the one to take. */
  safe: { label: ReactNode; onPress?: () => void; tone?: "primary" };
  /** The other way, of equal size and weight. It doesn't close by itself. */
  act?: {
    label: ReactNode;
    onPress: () => void;
    tone?: "primary" | "danger" | "secondary";
    busy?: boolean;
    busyLabel?: ReactNode;
  };
};
