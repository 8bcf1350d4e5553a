import { z } from "zod";
import { JOB_NAMES } from "../../../db/jobs.ts";
import { instant, staffReason } from "../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../lib/requests/sorted-page.ts";

/** GIVEN_UP: all attempts failed, a person has to look at it; RETRYING: it failed and is tried again. */
export const JOB_STATES = ["GIVEN_UP", "RETRYING"] as const;
export type JobState = (typeof JOB_STATES)[number];

export const jobQuery = z.object({
  state: z.enum(JOB_STATES).default("GIVEN_UP"),
  /** Jobs of this kind alone. */
  name: z.enum(JOB_NAMES).optional(),
  ...sortQuery(["at"]),
});

/** A job that failed. Its payload stays inside: it may have a person's words. */
const failedJob = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What it is about: its own unique key. */
    key: z.string().nullable(),
    attempts: z.number().int(),
    /** The class of the last error. */
    reason: z.string().nullable(),
    createdAt: instant,
    /** When it was given up, or when it is tried again. */
    at: instant,
  })
  .meta({ id: "FailedJob" });

export const jobPage = pageOf(failedJob).meta({ id: "FailedJobPage" });
/** A job's id follows from its key: it has the form of a UUID, and no version. */
export const jobParams = z.object({ id: z.guid("올바른 번호가 아니에요.") });
export const jobRetry = z.object({ reason: staffReason }).meta({ id: "JobRetry" });

export type JobQuery = z.infer<typeof jobQuery>;
