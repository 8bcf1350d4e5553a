import type { ReactNode, Ref } from "react";

/** The question of a step. It takes the focus when the step opens, so that readers hear it and Tab goes on from there. */
export function StepTitle({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <h1 ref={ref} tabIndex={-1} className="pt-8 pb-5.5 text-title-1 outline-none">
      {children}
    </h1>
  );
}
