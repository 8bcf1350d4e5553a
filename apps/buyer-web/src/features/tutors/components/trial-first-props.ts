import type { ReactNode } from "react";

export type TrialFirstProps = {
  /** What the tutor teaches. */
  subjects: readonly string[];
  /** What stands there for a family that has had the trials of all of it. */
  otherwise: ReactNode;
  children: ReactNode;
};
