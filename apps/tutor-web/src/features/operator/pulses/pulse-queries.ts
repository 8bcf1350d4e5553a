import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
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
export const useClosePulse = () =>
  $api.useMutation("post", "/operator/pulses/{matchId}/{tutorId}/close", {
    onSettled: useReadAgain(readsOf("/operator")),
  });
