import { PAYOUT_STATUSES } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../lib/field-schemas.ts";
import { tutorClass } from "../lessons/tutor-class-schemas.ts";

/** How it stands with what a person teaches. */
export const personTeaching = z.object({
  /** Those of now, and dissolved ones with a lesson that still waits for its log; the next lesson first. */
  classes: z.array(
    tutorClass
      .pick({
        ...{ matchId: true, subjectLabel: true, subjectDetailLabel: true, studentName: true },
        ...{ nextLessonAt: true, logsDue: true },
      })
      // False once somebody else teaches it.
      .extend({ isOwn: z.boolean() }),
  ),
  /** Proposals that wait for an answer and can still be accepted. */
  openProposals: z.number().int(),
  /** Since when there is an account to be paid to; null without one. Its number is shown to nobody here. */
  accountSince: instant.nullable(),
  /** What is earned so far of the month that is paid next, less tax, in won. */
  nextPayout: z.object({
    month: z.string(),
    payDay: z.iso.date(),
    net: z.number().int(),
    /** Null before the month was run. */
    status: z.enum(PAYOUT_STATUSES).nullable(),
  }),
});

export type PersonTeaching = z.infer<typeof personTeaching>;
