import { useQuery } from "@tanstack/react-query";
import type { components } from "../../platform/api/api";
import { $api } from "../../platform/api/query";

/** A subject of the catalogue with its details. */
export type CatalogueSubject = components["schemas"]["Subject"];

/** The subjects that are shown, with their labels. */
export const SHOWN_SUBJECTS = $api.queryOptions("get", "/subjects", { params: { query: { displayable: "true" } } });

/** The subjects that are shown. */
export const useCatalogue = () => useQuery({ ...SHOWN_SUBJECTS, select: ({ content }) => content });
