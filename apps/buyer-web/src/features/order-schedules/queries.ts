import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type Schedule = components["schemas"]["OrderSchedule"];
export type ScheduleChange = components["schemas"]["OrderScheduleChange"];

/** The renewals of the selected student, or of all: active ones first, by date. */
export function useSchedules() {
  const scope = useSwitchScope();
  return useQuery({
    queryKey: ["order-schedules", scope],
    queryFn: async () => (await dataOf(api().GET("/users/me/order-schedules"))).content,
  });
}

/** The stored payment methods, of which a renewal takes one. */
export function useStoredMethods() {
  return useQuery({
    queryKey: ["stored-payments"],
    queryFn: async () => (await dataOf(api().GET("/users/me/payments"))).payments,
  });
}

/** Changes one renewal with the loaded version. Refetches the list on success and failure. */
export function useChangeSchedule({ id, updatedAt }: Schedule) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScheduleChange) => {
      const params = { path: { id }, header: { "if-match": updatedAt } };
      return dataOf(api().PATCH("/users/me/order-schedules/{id}", { params, body }));
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["order-schedules"] });
      await client.invalidateQueries({ queryKey: ["stored-payments"] });
    },
  });
}
