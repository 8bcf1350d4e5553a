import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { useQuery } from "@tanstack/react-query";

export type Service = components["schemas"]["Service"];

/** The paid courses of the selected student, or of all, newest first. */
export function useServices() {
  const scope = useSwitchScope();
  return useQuery({
    queryKey: ["services", scope],
    queryFn: async () => (await dataOf(api().GET("/users/me/services"))).content,
  });
}
