import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { numberedPages, PAGE_SIZE, type ReadPage } from "../list/use-pages";

export type EventSetting = components["schemas"]["EventSetting"];
export type EventFacts = Required<components["schemas"]["EventChange"]>;
export type ExportPurpose = components["schemas"]["ParticipantsExport"]["purpose"];

const eventRead = (id: string) => $api.queryOptions("get", "/operator/events/{id}", { params: { path: { id } } });

const pageOf = (page: number) => ({ params: { query: { page, size: PAGE_SIZE } } });
const readPage = (page: number) => dataOf(api().GET("/operator/events", pageOf(page)));

/** Page by page, for a file. */
export const readEvents: ReadPage<EventSetting> = numberedPages(PAGE_SIZE, readPage);

export const useEvents = (page: number) =>
  $api.useQuery("get", "/operator/events", pageOf(page), { placeholderData: keepPreviousData });

export const useEvent = (id: string) => useQuery(eventRead(id));

/** Shows a saved event at once, and reads the lists again. */
function useSaved() {
  const client = useQueryClient();
  return {
    onSuccess: (saved: EventSetting) => {
      client.setQueryData(eventRead(saved.id).queryKey, saved);
      void client.invalidateQueries(readsOf("/operator/events"));
    },
  };
}

export const useNewEvent = () => $api.useMutation("post", "/operator/events", useSaved());

/** Changes an event under optimistic locking by its `updatedAt`. */
export const useChangeEvent = () => $api.useMutation("patch", "/operator/events/{id}", useSaved());

/** The participants as CSV; the reason is recorded. */
export const readParticipants = (id: string, purpose: ExportPurpose, reason: string) =>
  dataOf(
    api().POST("/operator/events/{id}/participants-file", { params: { path: { id } }, body: { purpose, reason } }),
  );
