import { sql } from "@pkg/e2e/database";
import { newPerson } from "@pkg/e2e/session";
import { expect } from "@pkg/e2e/test";
import { courseOf } from "./catalogue";
import type { Family } from "./family";
import { beginSearch, WISHED_WEEK } from "./matching";

/** No demo tutor teaches in the morning. */
const MORNING = "08:00-10:00";
const MORNING_BITS = { from: 16, to: 19 };
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const DAY_BITS = 48;

type Day = (typeof DAYS)[number];

/**
 * Begins a search that asks three of four new tutors, whom no other journey asks: they are free on two mornings, and the
 * family wishes those. Demo tutors, who are free in the evening, may be taken by another journey between two steps.
 * @param days of this journey alone
 * @returns the id of its match
 */
export async function beginOwnSearch(
  family: Family,
  student: { id: string; name: string },
  days: readonly [Day, Day],
): Promise<string> {
  const course = await courseOf("MATH", { months: 1, perWeek: 2 });
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) ids.push(await newFreeTutor(course.subjectDetail, days));
  await untilFound(family, course.subjectDetail, days, ids);
  const week = Object.fromEntries(
    Object.keys(WISHED_WEEK).map((day) => [day, days.some((own) => own === day) ? [MORNING] : []]),
  );
  return beginSearch(family, student, { weeklyAvailablePeriods: week }, course);
}

/** A tutor of the catalogue, without an account. */
async function newFreeTutor(detail: string, days: readonly Day[]): Promise<number> {
  const week = DAYS.flatMap((day) =>
    Array.from({ length: DAY_BITS }, (_, bit) =>
      days.includes(day) && bit >= MORNING_BITS.from && bit <= MORNING_BITS.to ? "1" : "0",
    ),
  ).join("");
  const [tutor] = await sql<{ id: number }[]>`
    insert into tutors (name, phone_number, gender, tier, university_id, major, track, admission_type, styles, teaching_years,
      introduction, capacity, week_bits, teaching_basis)
    values ('서지우', ${newPerson().phone}, 'FEMALE', 'BASIC', 1, '국어교육과', 'LIBERAL_ARTS', 'EARLY_DECISION', '{WARM}', 2,
      '왜 틀렸는지부터 찾아요.', 3, ${week}::bit(336), 'ENROLLED')
    returning id`;
  if (!tutor) throw new Error("The tutor was not stored");
  await sql`insert into tutor_subjects (tutor_id, subject_detail_key, confidence) values (${tutor.id}, ${detail}, 'HIGH')`;
  return tutor.id;
}

/** Waits until the search knows the tutors: it learns of new ones with a short delay. */
async function untilFound(family: Family, detail: string, days: readonly Day[], ids: readonly number[]): Promise<void> {
  const times = days.map((day) => `${day}-morning`).join(",");
  const known = async () => {
    const query = new URLSearchParams({ subject: "MATH", detail, times, limit: "100" });
    const { content } = await family.calls.send<{ content: { id: string }[] }>("get", `/tutors?${query}`);
    return content.map(({ id }) => Number(id));
  };
  await expect.poll(known).toEqual(expect.arrayContaining([...ids]));
}
