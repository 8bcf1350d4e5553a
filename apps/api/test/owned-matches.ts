import { NO_TIMES } from "@pkg/domain";
import type { ObjectCase } from "./object-case.ts";

/** Operations on a family's search for a tutor. */
export const MATCH_OBJECTS: Readonly<Record<string, ObjectCase>> = {
  getMatch: { target: ({ match }) => ({ path: `/lessons/matches/${match}` }), owner: [200] },
  suggestTutors: { target: ({ match }) => ({ path: `/lessons/matches/${match}/suggestions` }), owner: [200] },
  selectTutors: {
    target: ({ match }) => ({ path: `/lessons/matches/${match}/proposals`, body: { tutorIds: ["1"] } }),
    // Tutor 1 may not fit, which the owner is told.
    owner: [200, 409],
  },
  answerOfferedTimes: {
    target: ({ match }) => ({
      path: `/lessons/matches/${match}/offered-times`,
      body: { tutorId: "1", lessonStarts: [{ day: 5, halfHour: 20 }], accepts: false },
    }),
    // Nobody has offered anything, which the owner is told.
    owner: [409],
  },
  searchAgain: {
    target: ({ match }) => ({ path: `/lessons/matches/${match}/search`, body: { widening: null } }),
    // Only a search that waits for its buyer can begin again.
    owner: [200, 409],
  },
  getMatchWishes: { target: ({ match }) => ({ path: `/lessons/matches/${match}/wishes` }), owner: [200] },
  countMatchCandidates: {
    target: ({ match }) => ({
      path: `/lessons/matches/${match}/candidate-count`,
      body: { tutorGenders: [], weeklyAvailablePeriods: NO_TIMES },
    }),
    owner: [200],
  },
};
