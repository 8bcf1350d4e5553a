import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { readsOf } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";

export type BadPulse = components["schemas"]["BadPulse"];

export const PULSE_STATES = ["OPEN", "HANDLED"] as const;
export type PulseState = (typeof PULSE_STATES)[number];

export const readPulses =
  (state: PulseState): ReadPage<BadPulse> =>
  async ({ cursor }) => {
    const query = { state, ...(cursor ? { cursor } : {}) };
    return dataOf(api().GET("/operator/pulses", { params: { query } }));
  };

/** Families that are not content with their tutor, the last answer first. */
export const usePulses = (state: PulseState) => usePages("/operator/pulses", { state }, readPulses(state));

/** Notes what came of talking to a family. */
export function useClosePulse({ matchId, tutorId }: Pick<BadPulse, "matchId" | "tutorId">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      dataOf(
        api().POST("/operator/pulses/{matchId}/{tutorId}/close", {
          params: { path: { matchId, tutorId } },
          body: { note },
        }),
      ),
    onSettled: () => client.invalidateQueries(readsOf("/operator")),
  });
}
