import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { readsOf } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
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
export function useFreshJobs() {
  const client = useQueryClient();
  return () => client.invalidateQueries(readsOf("/operator/jobs"));
}

/** Has a failed job tried now, with a reason. */
export function useStartAgain() {
  const onSettled = useFreshJobs();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) => startAgain(id, reason),
    onSettled,
  });
}

export const startAgain = (id: string, reason: string) =>
  dataOf(api().POST("/operator/jobs/{id}/retry", { params: { path: { id } }, body: { reason } }));
