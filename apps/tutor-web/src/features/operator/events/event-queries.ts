import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { numberedPages, PAGE_SIZE, type ReadPage } from "../list/use-pages";

export type EventSetting = components["schemas"]["EventSetting"];
export type EventFacts = Required<components["schemas"]["EventChange"]>;
export type ExportPurpose = components["schemas"]["ParticipantsExport"]["purpose"];

const ALL = ["operator", "events"] as const;
const eventKey = (id: string) => [...ALL, "one", id] as const;

const readPage = (page: number) =>
  dataOf(api().GET("/operator/events", { params: { query: { page, size: PAGE_SIZE } } }));

/** Page by page, for a file. */
export const readEvents: ReadPage<EventSetting> = numberedPages(PAGE_SIZE, readPage);

export function useEvents(page: number) {
  return useQuery({
    queryKey: [...ALL, "list", page],
    queryFn: () => readPage(page),
    placeholderData: keepPreviousData,
  });
}

export function useEvent(id: string) {
  return useQuery({
    queryKey: eventKey(id),
    queryFn: () => dataOf(api().GET("/operator/events/{id}", { params: { path: { id } } })),
  });
}

/** Makes an event, or changes one under optimistic locking by its `updatedAt`. */
export function useSaveEvent(stored: EventSetting | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, facts }: { id: string; facts: EventFacts }): Promise<EventSetting> =>
      stored
        ? dataOf(
            api().PATCH("/operator/events/{id}", {
              body: facts,
              params: { path: { id: stored.id }, header: { "if-match": stored.updatedAt } },
            }),
          )
        : dataOf(api().POST("/operator/events", { body: { id, ...facts } })),
    onSuccess: (saved) => {
      client.setQueryData(eventKey(saved.id), saved);
      void client.invalidateQueries({ queryKey: [...ALL, "list"] });
    },
  });
}

/** The participants as CSV; the reason is recorded. */
export const readParticipants = (id: string, purpose: ExportPurpose, reason: string) =>
  dataOf(
    api().POST("/operator/events/{id}/participants-file", { params: { path: { id } }, body: { purpose, reason } }),
  );
