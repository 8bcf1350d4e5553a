import { bitsToCalendar, type ConfidenceLevel, proposedRankOf, type WeeklyCalendar } from "@pkg/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../src/db/client.ts";
import { tutorSubjects, tutors, universities } from "../../src/db/schema/index.ts";
import { UNIVERSITIES } from "../../src/import/write-schools.ts";
import { generateTutors } from "../../src/seed/generate-tutors.ts";
import type { OracleTutor } from "./oracle.ts";

const CHUNK = 1_000;

/** Adds generated tutors to the seeded ones. */
export async function insertTutors(db: Database, count: number): Promise<void> {
  const generated = generateTutors(count, UNIVERSITIES);
  for (let at = 0; at < count; at += CHUNK) {
    const some = generated.slice(at, at + CHUNK);
    await db
      .insert(tutors)
      .values(some.map(({ tutor }) => tutor))
      .onConflictDoNothing();
    await db
      .insert(tutorSubjects)
      .values(some.flatMap(({ subjects }) => subjects))
      .onConflictDoNothing();
  }
}

/** All tutors, read without the search's code. */
export async function readTutors(db: Database): Promise<OracleTutor[]> {
  const rows = await db
    .select({ tutor: tutors, universityName: universities.name, universityTier: universities.tier })
    .from(tutors)
    .innerJoin(universities, eq(universities.id, tutors.universityId));
  const taught = new Map<number, Map<string, ConfidenceLevel>>(rows.map(({ tutor }) => [tutor.id, new Map()]));
  for (const { tutorId, subjectDetailKey, confidence } of await db.select().from(tutorSubjects)) {
    taught.get(tutorId)?.set(subjectDetailKey, confidence);
  }
  return rows.map(({ tutor, universityName, universityTier }) => ({
    id: tutor.id,
    confidence: taught.get(tutor.id) ?? new Map(),
    facts: {
      rank: proposedRankOf({ ...tutor, universityName, universityTier }),
      calendar: freeOf(tutor.weekBits, tutor.takenBits),
      gender: tutor.gender,
      styles: tutor.styles,
      universityTier,
      admissionType: tutor.admissionType,
      majorTrack: tutor.track,
      activeMatches: tutor.activeStudents,
      maxMatches: tutor.isOpen && !tutor.isResting ? tutor.capacity : 0,
    },
  }));
}

function freeOf(weekBits: string, takenBits: string): WeeklyCalendar {
  const taken = bitsToCalendar(takenBits);
  return bitsToCalendar(weekBits).map((free, slot) => (taken[slot] === 1 ? 0 : free));
}
