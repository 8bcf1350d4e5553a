import { MESSAGE_DROP_REASONS, MESSAGE_KINDS, MESSAGE_STATUSES } from "@pkg/domain";
import { z } from "zod";
import { day, instant, staffReason, uuid } from "../../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../../lib/requests/sorted-page.ts";

export const messageQuery = z.object({
  status: z.enum(MESSAGE_STATUSES).optional(),
  kind: z.enum(MESSAGE_KINDS).optional(),
  userId: z.string().min(1).max(64).optional(),
  from: day.optional(),
  to: day.optional(),
  ...sortQuery(["createdAt"]),
});

const message = z
  .object({
    id: z.string(),
    kind: z.enum(MESSAGE_KINDS),
    userId: z.string().nullable(),
    /** Null for somebody without an account, and for who has left. */
    userName: z.string().nullable(),
    /** The tutor whose phone it is, where no account stands behind the message. */
    tutor: z.object({ id: z.string(), name: z.string() }).nullable(),
    phoneEnd: z.string().nullable(),
    /** Without the paths of links; null for a code. */
    text: z.string().nullable(),
    status: z.enum(MESSAGE_STATUSES),
    dropReason: z.enum(MESSAGE_DROP_REASONS).nullable(),
    /** The vendor's word for a failure. */
    failure: z.string().nullable(),
    attempts: z.number().int(),
    /** Whether staff may send it again. */
    canSendAgain: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: "Message" });

export const messagePage = pageOf(message).meta({ id: "MessagePage" });
export const messageParams = z.object({ id: uuid });
export const messageAgain = z.object({ reason: staffReason }).meta({ id: "MessageAgain" });

export type MessageQuery = z.infer<typeof messageQuery>;
