import { CLASS_SIDES, MESSAGE_LENGTH, messageProblem, THREAD_ENDS } from "@pkg/domain";
import { z } from "zod";
import { instant, lines, uuid } from "../../../lib/requests/field-schemas.ts";

export const threadParams = z.object({ id: uuid });
export const messageParams = z.object({ id: uuid, messageId: uuid });

/** Messages before a number, the newest without one; the conversation with an earlier tutor by its thread. */
export const threadQuery = z.object({
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  thread: uuid.optional(),
});

export const classMessage = z
  .object({
    id: z.string(),
    /** Its place in the thread, from 1. */
    number: z.number().int(),
    side: z.enum(CLASS_SIDES),
    /** Empty for a picture alone, and for a message that staff hides. */
    text: z.string(),
    /** The address is good for an hour or longer, for this picture alone. */
    picture: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
    isHidden: z.boolean(),
    /** Whether the other side asked staff to look at it; told to that side alone. */
    isReported: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: "ClassMessage" });

export const messageThread = z
  .object({
    /** Null before the first message. */
    threadId: z.string().nullable(),
    /** The caller's own. */
    side: z.enum(CLASS_SIDES),
    studentName: z.string(),
    /** Null before a tutor is found. */
    tutorName: z.string().nullable(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    /** Whether the two may write; otherwise they read. */
    isOpen: z.boolean(),
    /** Why they only read: this tutor teaches the class no more, or its end is long over; null while they may write. */
    closedBy: z.enum(THREAD_ENDS).nullable(),
    /** Up to which number the caller has read, and the other side. */
    readNumber: z.number().int(),
    otherReadNumber: z.number().int(),
    /** Ascending. */
    content: z.array(classMessage),
    /** `before` of the messages in front of these; null when there are none. */
    older: z.number().int().nullable(),
    /** Conversations with earlier tutors, for the buyer. */
    earlier: z.array(z.object({ threadId: z.string(), tutorName: z.string() })),
  })
  .meta({ id: "MessageThread" });

const text = lines(MESSAGE_LENGTH).superRefine((value, context) => {
  // Whether a picture makes up for empty text is judged with it.
  const problem = value === "" ? null : messageProblem(value);
  if (problem) context.addIssue({ code: "custom", message: problem });
});

/** `id` is made by the page: sent again, it is the same message. */
export const newMessage = z.object({ id: uuid, text, pictureId: uuid.nullable() }).meta({ id: "NewClassMessage" });

export const readMark = z
  .object({ threadId: uuid, number: z.number().int().min(1).max(2_147_483_647) })
  .meta({ id: "MessageReadMark" });
export const readAnswer = z.object({ readNumber: z.number().int() });

export const unreadMessages = z.object({
  content: z.array(z.object({ matchId: z.string(), count: z.number().int() })),
});

/** Conversations, the one with the newest message first. */
export const threadList = z
  .object({
    content: z.array(
      z.object({
        matchId: z.string(),
        studentName: z.string(),
        tutorName: z.string(),
        subjectLabel: z.string(),
        subjectDetailLabel: z.string(),
        /** The last message; empty for a picture alone, and for one that staff hides. */
        lastText: z.string(),
        lastAt: instant,
        /** Whether the caller wrote it. */
        isOwn: z.boolean(),
        unread: z.number().int(),
        /** Whether the class is over for its tutor: the two read what they wrote, and nothing waits. */
        isOver: z.boolean(),
      }),
    ),
  })
  .meta({ id: "ThreadList" });
export type ThreadListWire = z.infer<typeof threadList>;

/** Where one picture goes: a multipart POST of the file, before the instant. */
export const pictureUrl = z
  .object({ pictureId: z.string(), signedUrl: z.string(), maxBytes: z.number().int(), expiresAt: instant })
  .meta({ id: "PictureUploadUrl" });

const signature = z.string().regex(/^[\w-]{43}$/);
export const signedQuery = z.object({ expires: z.coerce.number().int().min(0).max(9_999_999_999), signature });

export type MessageWire = z.infer<typeof classMessage>;
export type MessageThreadWire = z.infer<typeof messageThread>;
export type NewMessage = z.infer<typeof newMessage>;
export type PictureUrl = z.infer<typeof pictureUrl>;
export type SignedQuery = z.infer<typeof signedQuery>;
