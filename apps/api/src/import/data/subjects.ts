import type { Curriculum } from "@pkg/domain";

type Level = "MIDDLE" | "HIGH";

/** One detail: its key without the subject's, the label, and for whom it is. */
export interface CatalogueDetail {
  readonly key: string;
  readonly label: string;
  readonly levels: readonly Level[];
  readonly curriculums: readonly Curriculum[];
  readonly meta?: Readonly<Record<string, string>>;
  /** Key of the group it belongs to; a group itself is not sold. */
  readonly parent?: string;
  readonly isGroup?: boolean;
}

export interface CatalogueSubject {
  readonly key: string;
  readonly label: string;
  readonly details: readonly CatalogueDetail[];
}

const NEW: readonly Curriculum[] = ["2022"];
const OLD: readonly Curriculum[] = ["2015"];
const BOTH: readonly Curriculum[] = ["2015", "2022"];

const middle = (key: string, label: string, curriculums: readonly Curriculum[], grade?: number): CatalogueDetail => ({
  key,
  label,
  levels: ["MIDDLE"],
  curriculums,
  ...(grade ? { meta: { grade: String(grade) } } : {}),
});
const high = (key: string, label: string, curriculums: readonly Curriculum[]): CatalogueDetail => ({
  key,
  label,
  levels: ["HIGH"],
  curriculums,
});
const all = (key: string, label: string): CatalogueDetail => ({
  key,
  label,
  levels: ["MIDDLE", "HIGH"],
  curriculums: BOTH,
});

/** 중n: the third year was still taught by the 2015 curriculum in 2026. */
const ofGrade = (year: number): readonly Curriculum[] => (year === 3 ? BOTH : NEW);
const middleYears = (suffix: string): CatalogueDetail[] =>
  [1, 2, 3].map((year) => middle(`M${year}`, `중${year} ${suffix}`, ofGrade(year), year + 6));

const mathTerms: CatalogueDetail[] = [1, 2, 3].flatMap((year) => [
  { ...middle(`M${year}`, `중${year} 수학`, ofGrade(year), year + 6), isGroup: true },
  ...[1, 2].map((term) => ({
    ...middle(`M${year}_${term}`, `중${year}-${term}`, ofGrade(year)),
    meta: { grade: String(year + 6), semester: String(term) },
    parent: `M${year}`,
  })),
]);

/** The ten subjects with their details per school level and curriculum. */
export const SUBJECTS: readonly CatalogueSubject[] = [
  {
    key: "KOREAN",
    label: "국어",
    details: [
      ...middleYears("내신"),
      middle("M_READING", "중등 독해", BOTH),
      middle("M_GRAMMAR", "중등 문법", BOTH),
      high("COMMON_1", "공통국어1", NEW),
      high("COMMON_2", "공통국어2", NEW),
      high("LITERATURE", "문학", BOTH),
      high("READING_WRITING", "독서와 작문", NEW),
      high("SPEECH_LANGUAGE", "화법과 언어", NEW),
      high("READING_15", "독서", OLD),
      high("SPEECH_WRITING_15", "화법과 작문", OLD),
      high("LANGUAGE_MEDIA_15", "언어와 매체", OLD),
    ],
  },
  {
    key: "MATH",
    label: "수학",
    details: [
      ...mathTerms,
      high("COMMON_1", "공통수학1", NEW),
      high("COMMON_2", "공통수학2", NEW),
      high("ALGEBRA", "대수", NEW),
      high("CALCULUS_1", "미적분Ⅰ", NEW),
      high("CALCULUS_2", "미적분Ⅱ", NEW),
      high("STATISTICS", "확률과 통계", BOTH),
      high("GEOMETRY", "기하", BOTH),
      high("MATH_1_15", "수학Ⅰ", OLD),
      high("MATH_2_15", "수학Ⅱ", OLD),
      high("CALCULUS_15", "미적분", OLD),
    ],
  },
  {
    key: "ENGLISH",
    label: "영어",
    details: [
      ...middleYears("내신"),
      middle("M_GRAMMAR", "중등 문법", BOTH),
      middle("M_READING", "중등 독해", BOTH),
      high("COMMON_1", "공통영어1", NEW),
      high("COMMON_2", "공통영어2", NEW),
      high("ENGLISH_1", "영어Ⅰ", BOTH),
      high("ENGLISH_2", "영어Ⅱ", BOTH),
      high("GRAMMAR", "고등 문법·어법", BOTH),
      high("CSAT", "수능 영어", BOTH),
    ],
  },
  {
    key: "SCIENCE",
    label: "과학",
    details: [
      ...middleYears("과학"),
      high("INTEGRATED_1", "통합과학1", NEW),
      high("INTEGRATED_2", "통합과학2", NEW),
      high("PHYSICS", "물리학", NEW),
      high("CHEMISTRY", "화학", NEW),
      high("BIOLOGY", "생명과학", NEW),
      high("EARTH", "지구과학", NEW),
      high("PHYSICS_1_15", "물리학Ⅰ", OLD),
      high("CHEMISTRY_1_15", "화학Ⅰ", OLD),
      high("BIOLOGY_1_15", "생명과학Ⅰ", OLD),
      high("EARTH_1_15", "지구과학Ⅰ", OLD),
    ],
  },
  {
    key: "SOCIAL",
    label: "사회",
    details: [
      middle("M_SOCIAL_1", "중등 사회①", NEW),
      middle("M_SOCIAL_2", "중등 사회②", BOTH),
      middle("M_HISTORY_1", "중등 역사①", NEW),
      middle("M_HISTORY_2", "중등 역사②", BOTH),
      high("INTEGRATED_1", "통합사회1", NEW),
      high("INTEGRATED_2", "통합사회2", NEW),
      high("KOREAN_HISTORY_1", "한국사1", NEW),
      high("KOREAN_HISTORY_2", "한국사2", NEW),
      high("SOCIETY_CULTURE", "사회와 문화", NEW),
      high("ETHICS", "현대사회와 윤리", NEW),
      high("KOREAN_HISTORY_15", "한국사", OLD),
      high("LIFE_ETHICS_15", "생활과 윤리", OLD),
      high("SOCIETY_CULTURE_15", "사회·문화", OLD),
      high("GEOGRAPHY_15", "한국지리", OLD),
    ],
  },
  {
    key: "ESSAY",
    label: "논술",
    details: [
      middle("M_WRITING", "중등 글쓰기", BOTH),
      high("HUMANITIES", "인문 논술", BOTH),
      high("NATURAL", "자연 논술", BOTH),
      high("INTERVIEW", "면접 준비", BOTH),
    ],
  },
  {
    key: "QUALIFICATION",
    label: "검정고시",
    details: [middle("MIDDLE", "중졸 검정고시", BOTH), high("HIGH", "고졸 검정고시", BOTH)],
  },
  {
    key: "CODING",
    label: "코딩",
    details: [
      all("PYTHON", "파이썬 기초"),
      all("WEB", "웹 만들기"),
      all("OLYMPIAD", "정보올림피아드"),
      middle("M_INFORMATICS", "중등 정보", BOTH),
      high("INFORMATICS", "고등 정보", BOTH),
    ],
  },
  {
    key: "SECOND_LANGUAGE",
    label: "제2외국어",
    details: [
      all("JAPANESE", "일본어"),
      all("CHINESE", "중국어"),
      all("SPANISH", "스페인어"),
      all("FRENCH", "프랑스어"),
      all("GERMAN", "독일어"),
    ],
  },
  {
    key: "STUDY_COACHING",
    label: "학습 코칭",
    details: [all("HABIT", "공부 습관 만들기"), all("EXAM_PLAN", "시험 계획 세우기"), all("NOTE", "노트 정리와 복습")],
  },
];
