import type { TutorSubjects } from "@pkg/domain";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import type { ApplicantChange, Subject } from "../queries";
import type { Problems } from "../step-plan";

export interface StepProps {
  answers: TutorApplicant;
  subjects: readonly Subject[];
  /** The problems revealed by pressing the button. */
  problems: Problems;
  /** The subjects from before the wish to be an expert removed some of them; null without that wish. */
  beforeExpert: TutorSubjects | null;
  onBeforeExpert: (subjects: TutorSubjects | null) => void;
  /** Saves pending answers at once. */
  flush: () => Promise<unknown>;
  change: (part: ApplicantChange & Partial<Pick<TutorApplicant, "universityName" | "universityTier">>) => void;
}
