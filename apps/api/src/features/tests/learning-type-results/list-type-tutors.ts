import { LEARNING_TYPE_PROFILES, type LearningType, type MatchWish, type TutorStyle, WEEKLY_SLOTS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import type { RankedTutor } from "../../../lib/tutor-search.ts";
import { listSubjects } from "../../catalogue/products/list-subjects.ts";
import { describeTutors } from "../../tutors/tutors/describe-tutors.ts";
import type { TypeTutorsWire } from "./schemas.ts";

const SHOWN = 3;

/**
 * Three tutors of a subject whose styles suit a type, those with both styles first, then by what the search makes of them; fewer
 * when fewer suit. None for a subject that is not listed.
 */
export async function listTypeTutors(
  { db, tutorSearch }: Ctx,
  type: LearningType,
  subjectKey: string,
): Promise<TypeTutorsWire> {
  const subject = (await listSubjects(db, { withHidden: false })).find(({ key }) => key === subjectKey);
  if (!subject) return { content: [] };
  const styles = LEARNING_TYPE_PROFILES[type].likedTutorStyles;
  const wishes = subject.subjectDetails
    .filter(({ purchasable }) => purchasable)
    .map(({ key }) => toWish({ subject: key, label: subject.label, subjectKey, styles }));
  const found = (await Promise.all(wishes.map((wish) => tutorSearch.top(wish, { limit: SHOWN })))).flat();
  const [anyWish] = wishes;
  if (!anyWish) return { content: [] };
  const tutors = await describeTutors(db, anyWish, chooseSuiting(found, styles));
  return {
    content: tutors.map(({ tutor }) => {
      const { id, name, gender, universityName, major, teachingYears } = tutor;
      const suitingStyles = tutor.styles.filter((style) => styles.includes(style));
      const person = { id, name, gender, universityName, major, styles: tutor.styles, teachingYears };
      return { ...person, subjectLabel: subject.label, suitingStyles };
    }),
  };
}

/** The first lesson of anybody: an hour a week, at any time, with a tutor of any background. */
function toWish(about: {
  subject: string;
  label: string;
  subjectKey: string;
  styles: readonly TutorStyle[];
}): MatchWish {
  return {
    subject: about.subjectKey,
    subjectLabel: about.label,
    subjectDetail: about.subject,
    rank: "BASIC",
    minutes: 60,
    lessonsPerWeek: 1,
    calendar: new Uint8Array(WEEKLY_SLOTS),
    tutorGenders: [],
    likedTutorStyles: about.styles,
    dislikedTutorStyles: [],
    tutorUniversities: [],
    tutorPassTypes: [],
    tutorTracks: [],
  };
}

/** Each tutor once, with at least one of the styles. */
export function chooseSuiting(found: readonly RankedTutor[], styles: readonly TutorStyle[]): RankedTutor[] {
  const suiting = ({ tutor }: RankedTutor) => styles.filter((style) => tutor.styles.includes(style)).length;
  return [...new Map(found.map((one) => [one.tutorId, one])).values()]
    .filter((one) => suiting(one) > 0)
    .sort((a, b) => suiting(b) - suiting(a) || b.score - a.score || a.tutorId - b.tutorId)
    .slice(0, SHOWN);
}
