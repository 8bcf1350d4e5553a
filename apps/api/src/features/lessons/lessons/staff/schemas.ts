import {
  LESSON_CANCEL_REASONS,
  LESSON_CONCERNS,
  LESSON_DISPUTE_STATUSES,
  LESSON_OUTCOMES,
  LESSON_STATES,
  LESSON_STATUSES,
  SETTLED_BY,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { z } from "zod";
import { day, instant, line, tutorId, uuid } from "../../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../../lib/requests/sorted-page.ts";
import { lessonMinutes } from "../schemas.ts";

export const LESSON_SORTS = ["startsAt"] as const;
export type LessonSort = (typeof LESSON_SORTS)[number];

export const deskLessonQuery = z.object({
  state: z.enum(LESSON_STATES).optional(),
  concern: z.enum(LESSON_CONCERNS).optional(),
  /** The first and the last day (KST) of the lessons. */
  from: day.optional(),
  to: day.optional(),
  tutorId: tutorId.optional(),
  studentId: uuid.optional(),
  /** The name or phone number of a tutor, a student or a buyer, as the desk's search reads them. */
  search: line(TEXT_LENGTHS.search.max, TEXT_LENGTHS.search.min).optional(),
  ...sortQuery(LESSON_SORTS),
});

/** A lesson as staff lists it. */
const deskLesson = z
  .object({
    id: z.string(),
    matchId: z.string(),
    startsAt: instant,
    endsAt: instant,
    status: z.enum(LESSON_STATUSES),
    /** How it was settled; null before. */
    settledAs: z.enum(LESSON_OUTCOMES).nullable(),
    /** How long each side was in the room; null where no room's record was read. */
    minutes: lessonMinutes.nullable(),
    state: z.enum(LESSON_STATES),
    cancelReason: z.enum(LESSON_CANCEL_REASONS).nullable(),
    /** Where it stood before it was moved. */
    movedFromAt: instant.nullable(),
    dispute: z.enum(LESSON_DISPUTE_STATUSES).nullable(),
    hasLog: z.boolean(),
    /** By what it was settled; null before. */
    settledBy: z.enum(SETTLED_BY).nullable(),
    subjectLabel: z.string(),
    tutorId: z.string(),
    tutorName: z.string(),
    studentId: z.string(),
    studentName: z.string(),
    buyerId: z.string(),
    /** Null for somebody who has left. */
    buyerName: z.string().nullable(),
  })
  .meta({ id: "DeskLesson" });

export const deskLessonPage = pageOf(deskLesson).meta({ id: "DeskLessonPage" });

export type DeskLessonQuery = z.infer<typeof deskLessonQuery>;
