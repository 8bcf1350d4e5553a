import {
  type CatalogueLevel,
  type Curriculum,
  curriculumFor,
  GRADES,
  type Grade,
  gradeLabel,
  isGrade,
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
  /** The current curriculum, when there is only one. */
  readonly curriculum: Curriculum | null;
  /** The grades it is for ("고1·고2"), where its label doesn't say so. */
  readonly forGrades: string | null;
}

/** A subject with its currently taught details. */
export interface EnrollSubject {
  readonly key: string;
  readonly label: string;
  readonly details: readonly EnrollDetail[];
}

/** The options of the three steps. */
export interface EnrollCatalogue {
  readonly products: readonly Product[];
  readonly subjects: readonly EnrollSubject[];
}

/**
 * The subjects with what can be bought of them today: a detail stays when a grade it is for (its school levels, or the one
 * grade in its `meta`) follows its curriculum now. Subjects without any are left out.
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

/** The subjects of a school level that a tutor rank teaches, each with the details of that level. */
export function subjectsFor(catalogue: EnrollCatalogue, level: CatalogueLevel, rank: TutorRank): EnrollSubject[] {
  return catalogue.subjects
    .filter(({ key }) => isSubjectForRank(key, rank))
    .map((subject) => ({ ...subject, details: subject.details.filter(({ levels }) => levels.includes(level)) }))
    .filter(({ details }) => details.length > 0);
}

function toEnrollDetail(detail: SubjectDetail, today: Date): EnrollDetail {
  const { key, label, purchasable, targetSchoolLevels, meta } = detail;
  const only = Number(meta?.grade);
  const taught = GRADES.filter(
    (grade) =>
      (!isGrade(only) || grade === only) &&
      targetSchoolLevels.some((level) => level === parseSchoolLevel(grade)) &&
      detail.targetCurriculums.includes(curriculumFor(grade, today)),
  );
  const [curriculum = null, ...others] = [...new Set(taught.map((grade) => curriculumFor(grade, today)))];
  return {
    key,
    label,
    levels: purchasable
      ? targetSchoolLevels.filter((level) => taught.some((it) => parseSchoolLevel(it) === level))
      : [],
    curriculum: others.length > 0 ? null : curriculum,
    forGrades: forGrades(taught, targetSchoolLevels),
  };
}

/** "고1·고2" where only a part of one school level follows the curriculum of a detail; null when its label says enough. */
function forGrades(taught: readonly Grade[], levels: readonly CatalogueLevel[]): string | null {
  const [level, ...others] = levels;
  const all = GRADES.filter((grade) => parseSchoolLevel(grade) === level);
  if (level !== "HIGH" || others.length > 0 || taught.length === all.length) return null;
  return taught.map((grade) => gradeLabel(grade, "short")).join("·");
}
