import { PAYOUT_STATUSES } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { tutorClass } from "../../lessons/tutor-classes/schemas.ts";

/** How it stands with what a person teaches. */
export const personTeaching = z.object({
  /** Those that go on, and others with a lesson that still waits for its log; the next lesson first. */
  classes: z.array(
    tutorClass.pick({
      matchId: true,
      subjectLabel: true,
      subjectDetailLabel: true,
      studentName: true,
      nextLessonAt: true,
      logsDue: true,
      isOwn: true,
    }),
  ),
  /** Proposals that wait for an answer and can still be accepted. */
  openProposals: z.number().int(),
  /** When the account to be paid to was last registered; null without one. Its number is shown to nobody here. */
  accountRegisteredAt: instant.nullable(),
  /** What is earned so far, less tax, in won: of the oldest month whose payout is not paid, else of the one paid next. */
  nextPayout: z.object({
    month: z.string(),
    payDay: z.iso.date(),
    net: z.number().int(),
    /** Null before the month was run. */
    status: z.enum(PAYOUT_STATUSES).nullable(),
  }),
});

export type PersonTeaching = z.infer<typeof personTeaching>;
