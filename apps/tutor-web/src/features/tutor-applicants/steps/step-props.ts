import type { TutorApplicant } from "@/lib/tutor-applicant";
import type { ApplicantChange, Subject } from "../queries";
import type { Problems } from "../step-plan";

export interface StepProps {
  answers: TutorApplicant;
  subjects: readonly Subject[];
  /** The problems revealed by pressing the button. */
  problems: Problems;
  change: (part: ApplicantChange & Partial<Pick<TutorApplicant, "universityName">>) => void;
}
