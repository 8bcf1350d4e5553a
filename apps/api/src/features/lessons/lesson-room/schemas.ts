import { LESSON_STATUSES, PRESENCE_SIDES, PRESENCE_SOURCES } from "@pkg/domain";
import { timestampSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, uuid } from "../../../lib/requests/field-schemas.ts";
import { lesson } from "../lessons/schemas.ts";

export const roomParams = z.object({ lessonId: uuid });

const as = z.enum(["SEAT", "LOOK"]);

/** The lobby of a lesson, as its buyer, its tutor and the child see it. */
export const lessonRoom = z
  .object({
    lessonId: z.string(),
    matchId: z.string(),
    startsAt: instant,
    endsAt: instant,
    status: z.enum(LESSON_STATUSES),
    settledAs: lesson.shape.settledAs,
    /** Whether its two sides do not agree on it, and our staff looks at it. */
    isDisputed: z.boolean(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    studentName: z.string(),
    tutorName: z.string(),
    opensAt: instant,
    closesAt: instant,
    /** Where the lesson takes place; null while it is closed. */
    url: z.string().nullable(),
    /** Who is there now; a side that is not is left out. */
    present: z.array(z.object({ side: z.enum(PRESENCE_SIDES), since: instant })),
    reader: z.object({
      role: z.enum(["FAMILY", "TUTOR", "CHILD"]),
      /**
       * In the seat of their side, or looking in beside the child; before the first beat, what suits the present state.
       */
      as,
      /** Whether they may look in: the payer of a child's lessons. */
      mayLook: z.boolean(),
    }),
    /** Of the class's lesson before. */
    lastLog: lesson.shape.log,
  })
  .meta({ id: "LessonRoom" });

/** A beat of an open lobby, or the press that leads to the room. */
export const beat = z
  .object({ as: as.default("SEAT"), source: z.enum(PRESENCE_SOURCES).exclude(["APP"]).default("ROOM") })
  .meta({ id: "LessonBeat" });

/** What a native app's room reports; without times, the instant of its signature. */
export const appPresence = z.object({
  side: z.enum(PRESENCE_SIDES),
  from: timestampSchema("").optional(),
  to: timestampSchema("").optional(),
});

export type LessonRoomWire = z.infer<typeof lessonRoom>;
export type Beat = z.infer<typeof beat>;
