import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { useQuery } from "@tanstack/react-query";

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
export const useFreshCatalogue = () => useReadAgain({ queryKey: CATALOGUE.queryKey });

const PRODUCT = "/operator/catalogue/products/{id}/availability";

/** Puts a product on sale, or takes it off, with a reason. */
export const useProductSwitch = () => $api.useMutation("put", PRODUCT, { onSettled: useFreshCatalogue() });

/** One act of a batch; the caller reloads the catalogue after the last. */
export const switchProduct = (id: string, body: { available: boolean; reason: string }) =>
  dataOf(api().PUT(PRODUCT, { params: { path: { id } }, body }));

export const useTabletSwitch = () =>
  $api.useMutation("put", "/operator/catalogue/tablets/{type}/availability", { onSettled: useFreshCatalogue() });
