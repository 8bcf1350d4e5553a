import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useQueryClient } from "@tanstack/react-query";

export type StaffFactorSecret = components["schemas"]["StaffFactorSecret"];

/** Asks for a secret to scan. */
export const useStartFactor = () => $api.useMutation("post", "/staff/factor");

/** Confirms the app by its first code. @returns recovery codes, shown this once */
export const useConfirmFactor = () => $api.useMutation("post", "/staff/factor/confirm");

/** Shows a code for this session. */
export const usePassFactor = () => $api.useMutation("post", "/staff/factor/pass");

/** Reads everything of staff's anew: what was refused before may be seen now. */
export function useOpenDesk(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.resetQueries();
}
