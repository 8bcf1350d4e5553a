import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { type ReadPage, usePages } from "../list/use-pages";

export type Act = components["schemas"]["Act"];

/** Acts that changed something, those that only looked, and both. */
export const ACT_VIEWS = ["CHANGE", "LOOK", "ALL"] as const;
export type ActView = (typeof ACT_VIEWS)[number];
type ActKind = Exclude<ActView, "ALL">;

export interface ActFilter {
  readonly action?: string;
  readonly kind?: ActKind;
  readonly actor?: string;
  readonly target?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort: "id";
  readonly dir: "asc" | "desc";
}

export const readActs =
  (filter: ActFilter): ReadPage<Act> =>
  (cursor) =>
    dataOf(api().GET("/operator/acts", { params: { query: { ...filter, ...cursor } } }));

/** The audit log, page by page. */
export const useActs = (filter: ActFilter) => usePages("/operator/acts", filter, readActs(filter));
