import { z } from "zod";
import { instant, uuid } from "../../../lib/requests/field-schemas.ts";
import { lesson } from "../lessons/schemas.ts";

export const childParams = z.object({ studentId: uuid });

const classOf = { subjectLabel: z.string(), subjectDetailLabel: z.string(), tutorName: z.string() };

/** What a child sees of its own lessons: when they are, and what is to do until then. */
export const childLessons = z
  .object({
    studentName: z.string(),
    /** The next ones, ascending; one whose room is still open among them. */
    content: z.array(
      z.object({ id: z.string(), startsAt: instant, endsAt: instant, opensAt: instant, closesAt: instant, ...classOf }),
    ),
    /** Of the last lesson of each class that goes on. */
    logs: z.array(z.object({ startsAt: instant, log: lesson.shape.log.unwrap(), ...classOf })),
  })
  .meta({ id: "ChildLessons" });

export type ChildLessonsWire = z.infer<typeof childLessons>;
