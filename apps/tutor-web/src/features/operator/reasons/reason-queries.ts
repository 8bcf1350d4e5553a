import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";
import type { Days } from "./reason-days";

export type ReasonGiven = components["schemas"]["ReasonGiven"];
export type ReasonKind = ReasonGiven["kind"];
export type ReasonCount = components["schemas"]["ReasonCounts"]["content"][number];

export interface ReasonFilter extends Days {
  readonly kind: ReasonKind;
  readonly reason?: string;
  readonly sort: "at";
  readonly dir: "asc" | "desc";
}

/** How often each reason was given between two Korean days. */
export const useReasonCounts = (days: Days) =>
  $api.useQuery(
    "get",
    "/operator/reason-counts",
    { params: { query: { ...days } } },
    { select: ({ content }) => content, placeholderData: keepPreviousData },
  );

export const readReasons =
  (filter: ReasonFilter): ReadPage<ReasonGiven> =>
  (cursor) =>
    dataOf(api().GET("/operator/reasons", { params: { query: { ...filter, ...cursor } } }));

/** What stands behind a number, page by page. */
export const useReasons = (filter: ReasonFilter) => usePages("/operator/reasons", filter, readReasons(filter));
