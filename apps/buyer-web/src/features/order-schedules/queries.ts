import type { components } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";

export type Schedule = components["schemas"]["OrderSchedule"];
export type ScheduleChange = components["schemas"]["OrderScheduleChange"];

/** The renewals of the selected student, or of all: active ones first, by date. */
export function useSchedules() {
  const scope = useSwitchScope();
  return $api.useQuery("get", "/users/me/order-schedules", { scope }, { select: ({ content }) => content });
}

/** Changes one renewal. Refetches the list on success and failure. */
export const useChangeSchedule = () =>
  $api.useMutation("patch", "/users/me/order-schedules/{id}", {
    onSettled: useReadAgain(readsOf("/users/me/order-schedules", "/users/me/payments")),
  });
