import {
  ADMISSION_TYPES,
  CONFIDENCE_LEVELS,
  MAJOR_TRACKS,
  TUTOR_GENDERS,
  TUTOR_STYLES,
  TUTOR_TIERS,
} from "@pkg/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../src/db/client.ts";
import { tutorSubjects, tutors } from "../../src/db/schema/index.ts";
import { UNIVERSITIES } from "../../src/import/write-schools.ts";
import { generateWeek } from "../../src/seed/generate-week.ts";
import type { Random } from "../../src/seed/random.ts";

/** Changes one thing about a tutor. */
export async function changeTutor(db: Database, tutorId: number, random: Random): Promise<void> {
  await db.transaction(async (tx) => {
    const one = random.int(0, 8);
    if (one < 8) await tx.update(tutors).set(randomChange(random, one)).where(eq(tutors.id, tutorId));
    else {
      const [taught] = await tx.select().from(tutorSubjects).where(eq(tutorSubjects.tutorId, tutorId)).limit(1);
      const row = and(
        eq(tutorSubjects.tutorId, tutorId),
        eq(tutorSubjects.subjectDetailKey, taught?.subjectDetailKey ?? ""),
      );
      if (random.chance(0.5)) await tx.delete(tutorSubjects).where(row);
      else
        await tx
          .update(tutorSubjects)
          .set({ confidence: random.pick(CONFIDENCE_LEVELS) })
          .where(row);
    }
  });
}

/** Gives a tutor another week, as an edit of the periods does. */
export async function changeWeek(db: Database, tutorId: number, weekBits: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(tutors).set({ weekBits }).where(eq(tutors.id, tutorId));
  });
}

function randomChange(random: Random, one: number): Partial<typeof tutors.$inferInsert> {
  const changes: readonly (() => Partial<typeof tutors.$inferInsert>)[] = [
    () => ({ weekBits: generateWeek(random) }),
    () => ({ takenBits: generateWeek(random) }),
    () => ({ isOpen: random.chance(0.5) }),
    () => ({ capacity: random.int(1, 12) }),
    () => ({ activeStudents: random.int(0, 8) }),
    () => ({ styles: random.sample(TUTOR_STYLES, random.int(0, 7)), gender: random.pick(TUTOR_GENDERS) }),
    () => ({
      tier: random.pick(TUTOR_TIERS),
      universityId: random.pick(UNIVERSITIES).id,
      major: random.pick(["의예과", "간호학과", "약학부", "경영학과"]),
    }),
    () => ({ admissionType: random.pick(ADMISSION_TYPES), track: random.pick(MAJOR_TRACKS) }),
  ];
  return (changes[one] ?? (() => ({})))();
}
