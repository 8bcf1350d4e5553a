import { cn } from "@pkg/ui/cn";
import { type ReactNode, Suspense } from "react";

type OperatorFrameProps = {
  /** For tables of many columns: the whole width. */
  wide?: boolean;
  children: ReactNode;
};

/** The column of a staff page inside the shell, which stays in the prerendered page while the column reads. */
export function OperatorFrame({ wide = false, children }: OperatorFrameProps) {
  return (
    <div className={cn(!wide && "max-w-180")}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
