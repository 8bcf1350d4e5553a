import {
  MAJOR_TRACKS,
  type MatchWish,
  TUTOR_GENDERS,
  TUTOR_PASS_TYPES,
  TUTOR_STYLES,
  UNIVERSITY_TIERS,
  WEEKLY_SLOTS,
  type WeeklyCalendar,
} from "@pkg/domain";
import { SUBJECTS } from "../../src/import/data/subjects.ts";
import type { Random } from "../../src/seed/random.ts";

const DETAILS = SUBJECTS.flatMap(({ key, label, details }) =>
  details.filter(({ isGroup }) => !isGroup).map((detail) => ({ subject: key, label, detail: `${key}_${detail.key}` })),
);
const DAY = 48;

/** A wish as applicants make them: one sold detail, mostly some evenings, each other wish made by about half of them. */
export function randomWish(random: Random): MatchWish {
  const { subject, label, detail } = random.pick(DETAILS);
  const styles = random.sample(TUTOR_STYLES, random.int(0, 5));
  const liked = random.int(0, styles.length);
  return {
    subject,
    subjectLabel: label,
    subjectDetail: detail,
    rank: random.chance(0.8) ? "BASIC" : "EXPERT",
    minutes: random.pick([40, 60, 60, 80]),
    lessonsPerWeek: random.pick([1, 1, 2, 2, 3]),
    calendar: randomCalendar(random),
    tutorGenders: random.sample(TUTOR_GENDERS, random.pick([0, 0, 0, 1, 1, 2])),
    likedTutorStyles: styles.slice(0, liked),
    dislikedTutorStyles: styles.slice(liked),
    tutorUniversities: random.sample(UNIVERSITY_TIERS, random.pick([0, 0, 0, 1, 1, 2, 3])),
    tutorPassTypes: random.sample(TUTOR_PASS_TYPES, random.pick([0, 0, 1, 2])),
    tutorTracks: random.sample(MAJOR_TRACKS, random.pick([0, 0, 1, 2])),
  };
}

/** One applicant in ten names no time, one in ten odd hours; the others some hours of one to five days. */
function randomCalendar(random: Random): WeeklyCalendar {
  const calendar = new Uint8Array(WEEKLY_SLOTS);
  const kind = random.next();
  if (kind < 0.1) return calendar;
  for (const day of random.sample([0, 1, 2, 3, 4, 5, 6], random.int(1, 5))) {
    const from = kind < 0.2 ? random.int(0, 46) : random.int(day >= 5 ? 20 : 32, 42);
    calendar.fill(1, day * DAY + from, day * DAY + Math.min(DAY, from + random.int(2, 8)));
  }
  return calendar;
}
