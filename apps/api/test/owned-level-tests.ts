import type { ObjectCase } from "./object-case.ts";

const path = (id: string, rest = "") => `/level-tests/sessions/${id}${rest}`;

/** Operations on the level test of a student. */
export const LEVEL_TEST_OBJECTS: Record<string, ObjectCase> = {
  listLevelTests: { target: ({ student }) => ({ path: `/level-tests?studentId=${student}` }), owner: [200] },
  getLevelTest: { target: ({ levelTest }) => ({ path: path(levelTest) }), owner: [200] },
  saveLevelTestAnswer: {
    target: ({ levelTest }) => ({
      path: path(levelTest, "/answers/1"),
      body: { choice: 1, isUnknown: false, isFlagged: false, sequence: 1 },
    }),
    owner: [200],
  },
  // It is under way, which the owner is told.
  getLevelTestResult: { target: ({ levelTest }) => ({ path: path(levelTest, "/result") }), owner: [409] },
  getLevelTestShare: { target: ({ finishedTest }) => ({ path: path(finishedTest, "/share") }), owner: [200] },
  shareLevelTest: { target: ({ finishedTest }) => ({ path: path(finishedTest, "/share") }), owner: [201] },
  endLevelTestShare: { target: ({ finishedTest }) => ({ path: path(finishedTest, "/share") }), owner: [200] },
  finishLevelTest: { target: ({ levelTest }) => ({ path: path(levelTest, "/finish") }), owner: [204] },
};
