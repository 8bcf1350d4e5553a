import { MATCH_STATUSES, STAFF_ROLES, TEXT_LENGTHS, USER_TYPES } from "@pkg/domain";
import { z } from "zod";
import { instant, line, lines, staffReason } from "../../../lib/requests/field-schemas.ts";
import { cursorText } from "../../../lib/requests/sorted-page.ts";
import { deskSchedule } from "../../sales/renewals/staff/schemas.ts";
import { levelTestSummary } from "../../tests/level-tests/schemas.ts";
import { personTeaching } from "./teaching-schemas.ts";

export const personQuery = z.object({ search: line(TEXT_LENGTHS.personSearch.max) });

/** A person as the search shows them. */
const personSummary = z
  .object({
    id: z.string(),
    /** Null for somebody who has left. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    phoneEnd: z.string().nullable(),
    userType: z.enum(USER_TYPES),
    isParent: z.boolean(),
    isStaff: z.boolean(),
    isResting: z.boolean(),
    isClosed: z.boolean(),
    students: z.array(z.string()),
    createdAt: instant,
  })
  .meta({ id: "PersonSummary" });

/** An order that the search named by its number. */
const orderHit = z
  .object({ merchantUid: z.string(), orderName: z.string(), userId: z.string() })
  .meta({ id: "OrderHit" });

export const personSearchAnswer = z
  .object({
    people: z.array(personSummary),
    orders: z.array(orderHit),
    /** There are more people than are shown. */
    hasMore: z.boolean(),
  })
  .meta({ id: "PersonSearchAnswer" });

export const personParams = z.object({ id: z.string().min(1).max(64) });

/** A class that a person bought and that is not over. */
const personClass = z.object({
  matchId: z.string(),
  status: z.enum(MATCH_STATUSES),
  subjectLabel: z.string(),
  subjectDetailLabel: z.string(),
  studentName: z.string(),
  /** Null before its tutor is found. */
  tutorId: z.string().nullable(),
  tutorName: z.string().nullable(),
  /** Lessons that are paid and not used. */
  lessonsLeft: z.number().int(),
  nextLessonAt: instant.nullable(),
});

/** How it stands with what a person bought and teaches. */
const personPresent = z.object({
  /** The newest first. */
  classes: z.array(personClass),
  /** Renewals that are not stopped, the next charge first. */
  schedules: z.array(deskSchedule),
  /** Null for who is no tutor. */
  teaching: personTeaching.nullable(),
});

/** Who somebody is, for staff. */
export const person = z
  .object({
    ...personSummary.omit({ phoneEnd: true, students: true, isStaff: true, isResting: true, isClosed: true }).shape,
    phoneNumber: z.string().nullable(),
    phoneNumberVerified: z.boolean(),
    birthYear: z.number().int().nullable(),
    registered: z.boolean(),
    staffRoles: z.array(z.enum(STAFF_ROLES)),
    /** Since when the account rests (20002). */
    inactiveAt: instant.nullable(),
    closedAt: instant.nullable(),
    guardian: z.object({ name: z.string(), phoneNumber: z.string() }).nullable(),
    /** Their number as a tutor. */
    tutorId: z.string().nullable(),
    students: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        grade: z.number().int().nullable(),
        phoneNumber: z.string().nullable(),
        isSelf: z.boolean(),
      }),
    ),
    present: personPresent,
    /** Level tests of the students, the newest first. */
    levelTests: z.array(levelTestSummary),
  })
  .meta({ id: "Person" });

/** What a person's history is made of. */
export const PERSON_EVENT_KINDS = [
  "ORDER",
  "REFUND",
  "MATCH",
  "LESSON",
  "LOG_IN",
  "MESSAGE",
  "NOTE",
  "ACT",
  "APPLICATION",
  "CONSULTATION",
  "LEVEL_TEST",
  "PULSE",
  "REMATCH",
] as const;
export type PersonEventKind = (typeof PERSON_EVENT_KINDS)[number];

export const historyQuery = z.object({
  /** Everything but log-ins when it is left out: they would drown the rest. */
  kind: z.enum(PERSON_EVENT_KINDS).optional(),
  cursor: cursorText,
});

const personEvent = z
  .object({
    kind: z.enum(PERSON_EVENT_KINDS),
    id: z.string(),
    at: instant,
    /** The order's name, the lesson's subject, the note, the act's name. */
    title: z.string(),
    /** The student, the author, the reason; empty where there is nothing to say. */
    note: z.string(),
    /** The state of the thing, in its own words (order, refund, match, lesson, application). */
    status: z.string().nullable(),
    /** Won. */
    amount: z.number().int().nullable(),
    /** What it leads to: an order's number, a match, an application. */
    targetId: z.string().nullable(),
  })
  .meta({ id: "PersonEvent" });

export const personHistory = z
  .object({ content: z.array(personEvent), nextCursor: z.string().nullable() })
  .meta({ id: "PersonHistory" });

export const personNote = z
  .object({ text: lines(TEXT_LENGTHS.personNote.max).min(1, "내용을 적어 주세요.") })
  .meta({ id: "PersonNote" });

/** Whether the account rests: nobody logs in to it (20002) until it is woken. */
export const accountRest = z.object({ isResting: z.boolean(), reason: staffReason }).meta({ id: "AccountRest" });

export type PersonSearchAnswer = z.infer<typeof personSearchAnswer>;
export type PersonClass = z.infer<typeof personClass>;
export type PersonPresent = z.infer<typeof personPresent>;
export type PersonWire = z.infer<typeof person>;
export type PersonEvent = z.infer<typeof personEvent>;
