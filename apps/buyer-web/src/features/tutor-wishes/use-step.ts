import { useUrlQuery, wasPushed } from "@pkg/web/platform/navigation/use-url-query";
import { APPLICANT_STEPS, type ApplicantStep } from "./step-plan";

/** The step in the address ("?step=3"), so that a reload and the browser's back keep the place. */
export function useStep() {
  const { query, change } = useUrlQuery();
  const at = Number(query.get("step") ?? 1) - 1;
  const step: ApplicantStep = APPLICANT_STEPS[at] ?? "GOALS";
  const index = APPLICANT_STEPS.indexOf(step);
  const back = () => {
    if (wasPushed()) history.back();
    else change({ step: String(index) }, "replace");
  };
  return {
    step,
    go: (to: ApplicantStep) => change({ step: String(APPLICANT_STEPS.indexOf(to) + 1) }, "push"),
    back: index > 0 ? back : null,
  };
}
