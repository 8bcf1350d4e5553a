import {
  type ConfidenceLevel,
  confidenceLevelLabel,
  TUTOR_SUBJECT_LISTS,
  type TutorSubjectList,
  type TutorSubjects,
  teachableDetails,
  tutorSubjectList,
} from "@pkg/domain";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { labelIn } from "@/lib/label-in";
import type { OwnSubjects } from "@/lib/own-tutor/own-tutor";

/** The page's selection. A subject keeps its confidence even without a chosen detail. */
export interface SubjectChoice {
  readonly keys: readonly string[];
  readonly levels: Readonly<Record<string, ConfidenceLevel>>;
}

export const LIST_LABELS: Readonly<Record<TutorSubjectList, string>> = {
  middleSchoolSubjects: "중등",
  highSchoolSubjects: "고등",
  advancedSubjects: "심화",
};

/** The fields that are saved. */
export type SubjectLists = Pick<OwnSubjects, TutorSubjectList | "confidenceSubjects">;

export const NOTHING: SubjectLists = {
  middleSchoolSubjects: [],
  highSchoolSubjects: [],
  advancedSubjects: [],
  confidenceSubjects: [],
};

export const listsOf = ({ updatedAt: _at, subjectsInLessons: _in, ...lists }: OwnSubjects): SubjectLists => lists;

export function choiceOf(stored: SubjectLists): SubjectChoice {
  return {
    keys: TUTOR_SUBJECT_LISTS.flatMap((list) => stored[list]),
    levels: Object.fromEntries(stored.confidenceSubjects.map(({ subject, level }) => [subject, level])),
  };
}

/** The subjects of one list with their details in that list. */
export function subjectsOfList(catalogue: readonly CatalogueSubject[], list: TutorSubjectList) {
  return catalogue.flatMap((subject) => {
    const details = teachableDetails(subject.subjectDetails).filter(
      (detail) => tutorSubjectList(subject.key, detail) === list,
    );
    return details.length > 0 ? [{ key: subject.key, label: subject.label, details }] : [];
  });
}

/** The subjects with a chosen detail, in the catalogue's order. */
export function taughtSubjects(catalogue: readonly CatalogueSubject[], { keys }: SubjectChoice): CatalogueSubject[] {
  return catalogue.filter(({ subjectDetails }) => subjectDetails.some(({ key }) => keys.includes(key)));
}

/** The lists to save; stored details outside the shown catalogue are preserved. */
export function toLists(
  choice: SubjectChoice,
  catalogue: readonly CatalogueSubject[],
  stored: SubjectLists,
): SubjectLists {
  const shown = new Set(catalogue.flatMap(({ subjectDetails }) => subjectDetails.map(({ key }) => key)));
  const ofList = (list: TutorSubjectList) => [
    ...subjectsOfList(catalogue, list).flatMap(({ details }) =>
      details.map(({ key }) => key).filter((key) => choice.keys.includes(key)),
    ),
    ...stored[list].filter((key) => !shown.has(key)),
  ];
  const hidden = stored.confidenceSubjects.filter(({ subject }) => !catalogue.some(({ key }) => key === subject));
  return {
    middleSchoolSubjects: ofList("middleSchoolSubjects"),
    highSchoolSubjects: ofList("highSchoolSubjects"),
    advancedSubjects: ofList("advancedSubjects"),
    confidenceSubjects: [
      ...taughtSubjects(catalogue, choice).flatMap(({ key }) => {
        const level = choice.levels[key];
        return level ? [{ subject: key, level }] : [];
      }),
      ...hidden,
    ],
  };
}

/** A list as text: "수학 중2-2, 중3-1". */
export function listText(lists: TutorSubjects, list: TutorSubjectList, catalogue: readonly CatalogueSubject[]): string {
  return subjectsOfList(catalogue, list)
    .map(({ label, details }) => {
      const chosen = details.filter(({ key }) => lists[list].includes(key));
      return chosen.length > 0 ? `${label} ${chosen.map((detail) => detail.label).join(", ")}` : "";
    })
    .filter(Boolean)
    .join(" · ");
}

/** "수학 최상 · 영어 상" */
export function confidenceText({ confidenceSubjects }: TutorSubjects, catalogue: readonly CatalogueSubject[]): string {
  return confidenceSubjects
    .map(({ subject, level }) => `${labelIn(catalogue, subject)} ${confidenceLevelLabel(level)}`)
    .join(" · ");
}

/** What somebody else has saved meanwhile beside what is chosen here, list by list. */
export function conflictRows(latest: TutorSubjects, mine: TutorSubjects, catalogue: readonly CatalogueSubject[]) {
  return [
    ...TUTOR_SUBJECT_LISTS.map((list) => ({
      label: `${LIST_LABELS[list]} 과목`,
      theirs: listText(latest, list, catalogue),
      mine: listText(mine, list, catalogue),
    })),
    { label: "자신감", theirs: confidenceText(latest, catalogue), mine: confidenceText(mine, catalogue) },
  ];
}
