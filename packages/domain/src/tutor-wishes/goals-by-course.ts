import { STUDY_GOALS, type StudyGoal } from "./study-goal.ts";

/**
 * The study goals of each course, of those that a family has chosen for its order. A goal that a level test suggests for a course
 * is that course's alone, unless another one would be left without any.
 * @param chosen for the order
 * @param suggested by course, in their order; null where no test suggests one
 * @returns by course; none is empty while something is chosen, and together they are what is chosen
 */
export function goalsByCourse(
  chosen: readonly StudyGoal[],
  suggested: readonly (StudyGoal | null)[],
): readonly StudyGoal[][] {
  return suggested.map((own) => {
    const goals = chosen.filter((goal) => goal === own || !suggested.includes(goal));
    return goals.length > 0 ? goals : [...chosen];
  });
}

/** The goals of an order: those of its courses together, each once, in the order in which they are offered. */
export function goalsOfOrder(byCourse: readonly (readonly StudyGoal[])[]): StudyGoal[] {
  return STUDY_GOALS.filter((goal) => byCourse.some((goals) => goals.includes(goal)));
}
