import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type StaffMember = components["schemas"]["StaffMember"];
export type StaffRoleChange = components["schemas"]["StaffRoleChange"];

const STAFF = $api.queryOptions("get", "/operator/staff");

/** Everybody with a role. */
export const useStaff = () => useQuery({ ...STAFF, select: ({ content }) => content });

/** Gives or takes a role. */
export function useRoleChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffRoleChange) => dataOf(api().PATCH("/operator/staff", { body })),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF.queryKey }),
  });
}
