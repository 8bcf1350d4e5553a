import type { Subject } from "@pkg/domain";

type Detail = Subject["subjectDetails"][number];

function detail(key: string, label: string, part: Partial<Detail> = {}): Detail {
  return {
    key,
    externalKey: key.toLowerCase(),
    label,
    parentSubjectDetailKey: null,
    meta: null,
    purchasable: true,
    targetSchoolLevels: ["MIDDLE"],
    targetCurriculums: ["2022"],
    ...part,
  };
}

/** A small subject list: two levels, both curriculums, one detail that isn't sold, one subject that experts don't teach. */
export const SAMPLE_SUBJECTS: readonly Subject[] = [
  {
    key: "MATH",
    externalKey: "math",
    label: "수학",
    subjectDetails: [
      detail("MATH_M2_2", "중2-2"),
      detail("MATH_M3_2", "중3-2", { targetCurriculums: ["2015"] }),
      detail("MATH_M3", "중3 내신", { targetCurriculums: ["2015", "2022"], meta: { grade: "9" } }),
      detail("MATH_BASIC", "기초 다지기", {
        targetCurriculums: ["2015", "2022"],
        targetSchoolLevels: ["MIDDLE", "HIGH"],
      }),
      detail("MATH_H2", "미적분", { targetSchoolLevels: ["HIGH"], targetCurriculums: ["2015"] }),
    ],
  },
  {
    key: "ENGLISH",
    externalKey: "english",
    label: "영어",
    subjectDetails: [detail("ENGLISH_M2", "중2 내신"), detail("ENGLISH_OLD", "옛 과정", { purchasable: false })],
  },
  { key: "KOREAN", externalKey: "korean", label: "국어", subjectDetails: [detail("KOREAN_M2", "중2 내신")] },
  {
    key: "EMPTY",
    externalKey: "empty",
    label: "없음",
    subjectDetails: [detail("EMPTY_1", "x", { purchasable: false })],
  },
];
