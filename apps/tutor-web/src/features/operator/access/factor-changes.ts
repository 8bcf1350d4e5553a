import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";

export type StaffFactorSecret = components["schemas"]["StaffFactorSecret"];

/** Asks for a secret to scan. */
export const useStartFactor = () => useMutation({ mutationFn: () => dataOf(api().POST("/staff/factor")) });

/** Confirms the app by its first code. @returns recovery codes, shown this once */
export const useConfirmFactor = () =>
  useMutation({ mutationFn: (code: string) => dataOf(api().POST("/staff/factor/confirm", { body: { code } })) });

/** Shows a code for this session. */
export const usePassFactor = () =>
  useMutation({ mutationFn: (code: string) => dataOf(api().POST("/staff/factor/pass", { body: { code } })) });

/** Reads everything of staff's anew: what was refused before may be seen now. */
export function useOpenDesk(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.resetQueries();
}
