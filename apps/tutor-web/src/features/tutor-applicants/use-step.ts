import { useUrlQuery } from "@pkg/web/platform/navigation/use-url-query";
import { STEPS, type Step } from "./step-plan";

/** The step in the address ("?step=3"), so that a reload and the browser's back keep the place. */
export function useStep() {
  const { query, change } = useUrlQuery();
  const step: Step = STEPS[Number(query.get("step") ?? 1) - 1] ?? "PERSON";
  return {
    step,
    index: STEPS.indexOf(step),
    go: (to: Step) => change({ step: String(STEPS.indexOf(to) + 1) }, "push"),
  };
}
