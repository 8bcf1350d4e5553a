import type { Ctx } from "../../../deps.ts";
import { toSortedPage } from "../../../lib/requests/sorted-page.ts";
import { findFailedJobs } from "./repository.ts";
import type { JobQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of jobs that failed.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listFailedJobs({ db }: Ctx, query: JobQuery) {
  return toSortedPage(await findFailedJobs(db, { ...query, size: PAGE_SIZE }), PAGE_SIZE);
}
