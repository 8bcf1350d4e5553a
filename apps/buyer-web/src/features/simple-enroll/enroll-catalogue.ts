import {
  type CatalogueLevel,
  type Curriculum,
  curriculumFor,
  GRADES,
  isSubjectForRank,
  type Product,
  parseSchoolLevel,
  type Subject,
  type SubjectDetail,
  type TutorRank,
} from "@pkg/domain";

/** A detail that can be bought, as the steps show it. */
export interface EnrollDetail {
  readonly key: string;
  readonly label: string;
  readonly levels: readonly CatalogueLevel[];
  /** The curriculum it is for, when it is for one only. */
  readonly curriculum: Curriculum | null;
}

/** A subject with the details that are taught now. */
export interface EnrollSubject {
  readonly key: string;
  readonly label: string;
  readonly details: readonly EnrollDetail[];
}

/** Everything the three steps choose from. */
export interface EnrollCatalogue {
  readonly products: readonly Product[];
  readonly subjects: readonly EnrollSubject[];
}

/**
 * The subjects with what can be bought of them today: a detail stays when one of its school levels follows its curriculum
 * now (product §9). Subjects without any are left out.
 */
export function enrollSubjects(subjects: readonly Subject[], today: Date): EnrollSubject[] {
  return subjects
    .map(({ key, label, subjectDetails }) => ({
      key,
      label,
      details: subjectDetails.map((detail) => toEnrollDetail(detail, today)).filter(({ levels }) => levels.length > 0),
    }))
    .filter(({ details }) => details.length > 0);
}

/** The subjects of a school level that a tutor rank teaches (spec §6), each with the details of that level. */
export function subjectsFor(catalogue: EnrollCatalogue, level: CatalogueLevel, rank: TutorRank): EnrollSubject[] {
  return catalogue.subjects
    .filter(({ key }) => isSubjectForRank(key, rank))
    .map((subject) => ({ ...subject, details: subject.details.filter(({ levels }) => levels.includes(level)) }))
    .filter(({ details }) => details.length > 0);
}

function toEnrollDetail(detail: SubjectDetail, today: Date): EnrollDetail {
  const { key, label, purchasable, targetSchoolLevels, targetCurriculums } = detail;
  const [curriculum = null, ...others] = targetCurriculums;
  const isTaught = (level: CatalogueLevel) => curriculumsOf(level, today).some((it) => targetCurriculums.includes(it));
  return {
    key,
    label,
    levels: purchasable ? targetSchoolLevels.filter(isTaught) : [],
    curriculum: others.length > 0 ? null : curriculum,
  };
}

/** The curriculums that the grades of a school level follow on a day. */
function curriculumsOf(level: CatalogueLevel, today: Date): Curriculum[] {
  const grades = GRADES.filter((grade) => parseSchoolLevel(grade) === level);
  return [...new Set(grades.map((grade) => curriculumFor(grade, today)))];
}
