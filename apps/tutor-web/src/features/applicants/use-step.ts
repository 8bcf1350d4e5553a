import { usePathname, useSearchParams } from "next/navigation";
import { STEPS, type Step } from "./step-plan";

/** The step in the address ("?step=3"), so that a reload and the browser's back keep the place. */
export function useStep() {
  const path = usePathname();
  const asked = Number(useSearchParams().get("step") ?? 1) - 1;
  const step: Step = STEPS[asked] ?? "PERSON";
  const index = STEPS.indexOf(step);
  return {
    step,
    index,
    go: (to: Step) => window.history.pushState(null, "", `${path}?step=${STEPS.indexOf(to) + 1}`),
  };
}
