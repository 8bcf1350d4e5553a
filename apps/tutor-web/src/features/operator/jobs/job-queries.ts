import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { type ReadPage, usePages } from "../list/use-pages";
import type { JobName } from "./job-text";

export type FailedJob = components["schemas"]["FailedJob"];

export const JOB_STATES = ["GIVEN_UP", "RETRYING"] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobFilter {
  readonly state: JobState;
  readonly name?: JobName;
  readonly sort: "at";
  readonly dir: "asc" | "desc";
}

export const readJobs =
  (filter: JobFilter): ReadPage<FailedJob> =>
  (cursor) =>
    dataOf(api().GET("/operator/jobs", { params: { query: { ...filter, ...cursor } } }));

/** Jobs that failed, page by page. */
export const useFailedJobs = (filter: JobFilter) => usePages("/operator/jobs", filter, readJobs(filter));

/** Reads all lists of jobs anew, after something was done with them. */
export const useFreshJobs = () => useReadAgain(readsOf("/operator/jobs"));

const RETRY = "/operator/jobs/{id}/retry";

/** Has a failed job tried now, with a reason. */
export const useStartAgain = () => $api.useMutation("post", RETRY, { onSettled: useFreshJobs() });

/** One act of a batch; the caller reloads the list after the last. */
export const startAgain = (id: string, reason: string) =>
  dataOf(api().POST(RETRY, { params: { path: { id } }, body: { reason } }));
