import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type StaffMember = components["schemas"]["StaffMember"];
export type StaffRoleChange = components["schemas"]["StaffRoleChange"];

const STAFF = ["operator", "staff"] as const;

/** Everybody with a role. */
export function useStaff() {
  return useQuery({ queryKey: STAFF, queryFn: async () => (await dataOf(api().GET("/operator/staff"))).content });
}

/** Gives or takes a role. */
export function useRoleChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffRoleChange) => dataOf(api().PATCH("/operator/staff", { body })),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF }),
  });
}
