import type { TutorApplicant } from "@/lib/tutor-applicant";
import type { ApplicantChange, Subject } from "../queries";
import type { Problems } from "../step-plan";

export interface StepProps {
  answers: TutorApplicant;
  subjects: readonly Subject[];
  /** Only what the press of the button has shown. */
  problems: Problems;
  change: (part: ApplicantChange & Partial<Pick<TutorApplicant, "universityName">>) => void;
}
