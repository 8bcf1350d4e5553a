import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { useMutation, useQueryClient } from "@tanstack/react-query";

export type Schedule = components["schemas"]["OrderSchedule"];
export type ScheduleChange = components["schemas"]["OrderScheduleChange"];

/** The renewals of the selected student, or of all: active ones first, by date. */
export function useSchedules() {
  const scope = useSwitchScope();
  return $api.useQuery("get", "/users/me/order-schedules", { scope }, { select: ({ content }) => content });
}

/** Changes one renewal with the loaded version. Refetches the list on success and failure. */
export function useChangeSchedule({ id, updatedAt }: Schedule) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScheduleChange) => {
      const params = { path: { id }, header: { "if-match": updatedAt } };
      return dataOf(api().PATCH("/users/me/order-schedules/{id}", { params, body }));
    },
    onSettled: () => client.invalidateQueries(readsOf("/users/me/order-schedules", "/users/me/payments")),
  });
}
