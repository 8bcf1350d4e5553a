import { cn } from "@pkg/ui/cn";
import type { ReactNode } from "react";

type OperatorFrameProps = {
  /** For tables of many columns: the whole width. */
  wide?: boolean;
  children: ReactNode;
};

/** The column of a staff page inside the shell. */
export function OperatorFrame({ wide = false, children }: OperatorFrameProps) {
  return <div className={cn(!wide && "max-w-180")}>{children}</div>;
}
