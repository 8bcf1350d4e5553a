import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { useQuery } from "@tanstack/react-query";

export type StaffMember = components["schemas"]["StaffMember"];

const STAFF = $api.queryOptions("get", "/operator/staff");

/** Everybody with a role. */
export const useStaff = () => useQuery({ ...STAFF, select: ({ content }) => content });

/** Gives or takes a role. */
export const useRoleChange = () =>
  $api.useMutation("patch", "/operator/staff", { onSettled: useReadAgain({ queryKey: STAFF.queryKey }) });
