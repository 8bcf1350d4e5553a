import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { useQuery } from "@tanstack/react-query";
import { keptConsultation, tokenHeader } from "./kept-consultation";

export type Consultation = components["schemas"]["Consultation"];
export type ConsultationChange = components["schemas"]["ConsultationChange"];
export type FittingTutor = components["schemas"]["FittingTutor"];
export type LevelTestResult = components["schemas"]["LevelTestResult"];
export type SentCode = components["schemas"]["PhoneVerification"];

const paramsOf = (id: string) => ({ path: { id }, header: tokenHeader(id) });

/** A consultation of this account, or of this tab; null when there is none, and for a malformed id. */
export const consultationRead = (id: string) =>
  orNull($api.queryOptions("get", "/consultations/{id}", { params: paramsOf(id) }), 20001, 10001);

export const useConsultation = (id: string | null) => useQuery({ ...consultationRead(id ?? ""), enabled: id !== null });

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

export const useFittingTutors = (id: string) =>
  $api.useQuery("get", "/consultations/{id}/tutors", { params: paramsOf(id) }, { select: ({ content }) => content });

/** Asks for a call. @returns its id */
export async function sendConsultation(body: components["schemas"]["ConsultationRequest"]): Promise<string> {
  const { id, token } = await dataOf(api().POST("/consultations", { body }));
  if (token) keptConsultation.write({ id, token });
  return id;
}

export async function sendChange(id: string, body: ConsultationChange): Promise<Consultation> {
  return dataOf(api().PATCH("/consultations/{id}", { params: paramsOf(id), body }));
}

/** Sends a code to a phone. @throws CallError */
export async function askForCode(phoneNumber: string): Promise<SentCode> {
  return dataOf(api().POST("/visitor-phone-verifications", { body: { phoneNumber } }));
}
