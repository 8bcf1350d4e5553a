/** What the learning-type test asks about: how one paces, understands, and with whom. */
export const LEARNING_AXES = ["PACE", "UNDERSTANDING", "COMPANY"] as const;
export type LearningAxis = (typeof LEARNING_AXES)[number];

/** The two ends of each axis; a positive score leans to the first. */
export const LEARNING_POLES = {
  PACE: ["PLAN", "FLOW"],
  UNDERSTANDING: ["PRINCIPLE", "PRACTICE"],
  COMPANY: ["ALONE", "TOGETHER"],
} as const;
export type LearningPole = (typeof LEARNING_POLES)[LearningAxis][number];

/** Korean labels of the axes, as the question that each answers. */
export const LEARNING_AXIS_LABELS: Readonly<Record<LearningAxis, string>> = {
  PACE: "공부를 시작할 때",
  UNDERSTANDING: "새로운 걸 배울 때",
  COMPANY: "집중이 잘될 때",
};

/** Korean labels of the ends. */
export const LEARNING_POLE_LABELS: Readonly<Record<LearningPole, string>> = {
  PLAN: "계획",
  FLOW: "몰입",
  PRINCIPLE: "원리",
  PRACTICE: "훈련",
  ALONE: "혼자",
  TOGETHER: "함께",
};

/** Label of a score that leans to neither end. */
export const BALANCED_LABEL = "균형";

/** Score of each axis, -12 to 12. */
export type LearningScores = Readonly<Record<LearningAxis, number>>;
