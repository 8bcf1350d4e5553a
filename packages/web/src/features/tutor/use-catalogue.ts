import { useQuery } from "@tanstack/react-query";
import { api, type components, dataOf } from "../../platform/api/api";

/** A subject of the catalogue with its details. */
export type CatalogueSubject = components["schemas"]["Subject"];

/** The subjects that are shown. */
export function useCatalogue() {
  return useQuery({
    queryKey: ["subjects"],
    queryFn: async () => (await dataOf(api().GET("/subjects", { params: { query: { displayable: "true" } } }))).content,
  });
}
