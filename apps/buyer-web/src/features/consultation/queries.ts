import type { components } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useQuery } from "@tanstack/react-query";
import { tokenHeader } from "./kept-consultation";

export type Consultation = components["schemas"]["Consultation"];
export type LevelTestResult = components["schemas"]["LevelTestResult"];

export const paramsOf = (id: string) => ({ path: { id }, header: tokenHeader(id) });

/** As `paramsOf`, again when the log-in changes: the token opens it for visitors alone. */
export function useParamsOf(id: string) {
  useSession(({ status }) => status);
  return paramsOf(id);
}

/** A consultation of this account, or of this tab; null when there is none, and for a malformed id. */
export const consultationRead = (id: string) =>
  orNull($api.queryOptions("get", "/consultations/{id}", { params: paramsOf(id) }), 20001, 10001);

export function useConsultation(id: string | null) {
  useSession(({ status }) => status);
  return useQuery({ ...consultationRead(id ?? ""), enabled: id !== null });
}

/**
 * The level test that the family comes from; null when it cannot be read. It is a help: the call can be asked for
 * without.
 */
export function useCarriedTest(sessionId: string | null): LevelTestResult | null | undefined {
  const { data, isError } = $api.useQuery(
    "get",
    "/level-tests/sessions/{sessionId}/result",
    { params: { path: { sessionId: sessionId ?? "" } } },
    { enabled: sessionId !== null, retry: false, staleTime: Number.POSITIVE_INFINITY, meta: { isOptional: true } },
  );
  return isError ? null : data;
}
