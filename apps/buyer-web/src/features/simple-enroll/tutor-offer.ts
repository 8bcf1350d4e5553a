import type { TutorRank } from "@pkg/domain";
import { type EnrollCatalogue, subjectsFor } from "@/lib/catalogue/enroll-catalogue";
import { type ChoiceOptions, choiceOptions } from "@/lib/catalogue/lesson-choice";
import type { FirstTutor } from "@/lib/tutors/first-tutor";

/** The tutor with whom an enrollment begins, and what they teach. */
export interface EnrollTutor extends FirstTutor {
  readonly rank: TutorRank;
  readonly takesStudents: boolean;
  /** Subject details. */
  readonly details: readonly string[];
}

/** What the steps offer beside a tutor: lessons of their rank in what they teach. Everything without one. */
export function offeredBy(catalogue: EnrollCatalogue, tutor: EnrollTutor | null): EnrollCatalogue {
  if (!tutor?.takesStudents) return catalogue;
  return {
    products: catalogue.products.filter(({ tutorRank }) => tutorRank === tutor.rank),
    subjects: catalogue.subjects
      .map((subject) => ({ ...subject, details: subject.details.filter(({ key }) => tutor.details.includes(key)) }))
      .filter(({ details }) => details.length > 0),
  };
}

/** The choices of a catalogue; a school level in which nothing is taught is none. */
export function offeredOptions(offered: EnrollCatalogue): ChoiceOptions {
  const options = choiceOptions(offered.products);
  const schoolLevels = options.schoolLevels.filter((level) =>
    options.tutorRanks.some((rank) => subjectsFor(offered, level, rank).length > 0),
  );
  return { ...options, schoolLevels };
}
