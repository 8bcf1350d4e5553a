import type { TabletType } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useQuery, useQueryClient } from "@tanstack/react-query";

export type DeskCatalogue = components["schemas"]["DeskCatalogue"];
export type DeskProduct = DeskCatalogue["products"][number];
export type DeskTablet = DeskCatalogue["tablets"][number];
export type DeskSubject = DeskCatalogue["subjects"][number];

export const PRODUCT_SORTS = ["id", "finalCost"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const CATALOGUE = $api.queryOptions("get", "/operator/catalogue");

/** All that there is to buy, on sale or not. */
export const useCatalogue = () => useQuery(CATALOGUE);

/** Reads the catalogue anew, after something was switched. */
export function useFreshCatalogue() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CATALOGUE.queryKey });
}

interface Availability {
  readonly available: boolean;
  readonly reason: string;
}

export const switchProduct = (id: string, body: Availability) =>
  dataOf(api().PUT("/operator/catalogue/products/{id}/availability", { params: { path: { id } }, body }));

export const switchTablet = (type: TabletType, body: Availability) =>
  dataOf(api().PUT("/operator/catalogue/tablets/{type}/availability", { params: { path: { type } }, body }));
