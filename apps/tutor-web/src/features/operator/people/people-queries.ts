import { readPersonSearch } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { keepPreviousData } from "@tanstack/react-query";
import { AUDITED } from "../audited";
import { usePages } from "../list/use-pages";

export type PersonSummary = components["schemas"]["PersonSummary"];
export type Person = components["schemas"]["Person"];
export type PersonView = components["schemas"]["PersonView"];
export type KeptRecord = components["schemas"]["KeptRecord"];
export type PersonEvent = components["schemas"]["PersonEvent"];

const HISTORY = "/operator/people/{id}/history";

/** People and orders that a text means; asks nothing for a text too short. */
export function usePersonSearch(text: string) {
  const options = { enabled: readPersonSearch(text) !== null, placeholderData: keepPreviousData };
  return $api.useQuery("get", "/operator/people", { params: { query: { search: text } } }, options);
}

export const usePerson = (id: string) =>
  $api.useQuery("get", "/operator/people/{id}", { params: { path: { id } } }, AUDITED);

/** What happened with a person, the latest first. */
export function usePersonHistory(id: string, kind: PersonEvent["kind"] | null) {
  return usePages(HISTORY, { id, kind }, (cursor) =>
    dataOf(
      api().GET(HISTORY, {
        params: { path: { id }, query: { ...(kind && { kind }), ...cursor } },
      }),
    ),
  );
}

export const useAddNote = () =>
  $api.useMutation("post", "/operator/people/{id}/notes", { onSuccess: useReadAgain(readsOf(HISTORY)) });

/** Begins to read a person's pages as they see them, with a reason. */
export const useStartView = () =>
  $api.useMutation("post", "/operator/people/{id}/views", { onSuccess: useReadAgain(readsOf(HISTORY)) });

/** Puts an account to rest, or wakes it, with a reason. */
export const useAccountRest = () =>
  $api.useMutation("put", "/operator/people/{id}/rest", { onSuccess: useReadAgain(readsOf("/operator/people")) });

/** Reads what the law keeps of a closed account, for a reason. */
export const useKeptRecords = () => $api.useMutation("post", "/operator/people/{id}/kept-records");
