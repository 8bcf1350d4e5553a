import { nameProblem } from "@pkg/domain";
import { useAutosave } from "@pkg/web/features/form/use-autosave";
import { useRef, useState } from "react";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { type ApplicantChange, useSaveApplicant } from "./queries";

/** The answers of a draft, with autosave. */
export function useAnswers(applicant: TutorApplicant) {
  const [answers, setAnswers] = useState(applicant);
  const { mutateAsync } = useSaveApplicant(applicant.id);
  const unsaved = useRef<ApplicantChange>({});
  const { state, changed, retry, flush } = useAutosave(async () => {
    const sent = unsaved.current;
    const body = savable(sent);
    unsaved.current = {};
    if (Object.keys(body).length === 0) return false;
    try {
      return await mutateAsync({ params: { path: { id: applicant.id } }, body });
    } catch (error) {
      unsaved.current = { ...sent, ...unsaved.current };
      throw error;
    }
  });

  return {
    answers,
    state,
    change: (part: ApplicantChange & Partial<Pick<TutorApplicant, "universityName" | "universityTier">>) => {
      const { universityName: _name, universityTier: _tier, ...sent } = part;
      unsaved.current = { ...unsaved.current, ...sent };
      setAnswers((now) => ({ ...now, ...part }));
      changed();
    },
    retry,
    /** Saves pending answers. @throws CallError */
    flush: () => flush(),
  };
}

/** Leaves out an incomplete name, which autosave would send half typed. */
function savable({ name, ...others }: ApplicantChange): ApplicantChange {
  return {
    ...others,
    ...(name && !nameProblem(name) ? { name: name.trim() } : {}),
  };
}
