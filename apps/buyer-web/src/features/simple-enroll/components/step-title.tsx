import type { ReactNode } from "react";

/** The question of a step; it gets the focus when the step opens. */
export function StepTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h1 id={id} tabIndex={-1} className="pt-8 pb-5.5 text-title-1 outline-none">
      {children}
    </h1>
  );
}
