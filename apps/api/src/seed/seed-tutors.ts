import type { Queryable } from "../db/client.ts";
import { reviews, tutorSubjects, tutors } from "../db/schema/index.ts";
import { upsert } from "../import/upsert.ts";
import { UNIVERSITIES } from "../import/write-schools.ts";
import { generateReviews } from "./generate-reviews.ts";
import { generateTutors } from "./generate-tutors.ts";

const TUTORS = 300;

/** What tutors and matching change: a new seed leaves it. */
const CHANGING = ["userId", "activeStudents", "weekBits", "takenBits", "isOpen", "updatedAt"] as const;

/** What tutors and staff add to a review. */
const ADDED = ["replyText", "repliedAt", "hiddenAt", "hiddenReason"] as const;

/** Generated tutors and reviews. */
export async function seedTutors(db: Queryable): Promise<void> {
  const generated = generateTutors(TUTORS, UNIVERSITIES);
  await upsert(
    db,
    tutors,
    generated.map(({ tutor }) => tutor),
    tutors.id,
    CHANGING,
  );
  await upsert(
    db,
    tutorSubjects,
    generated.flatMap(({ subjects }) => subjects),
    [tutorSubjects.tutorId, tutorSubjects.subjectDetailKey],
  );
  await upsert(db, reviews, generateReviews(generated), reviews.id, ADDED);
}
