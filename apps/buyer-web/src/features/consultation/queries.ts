import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";
import { keptConsultation, tokenHeader } from "./kept-consultation";

export type Consultation = components["schemas"]["Consultation"];
export type ConsultationChange = components["schemas"]["ConsultationChange"];
export type FittingTutor = components["schemas"]["FittingTutor"];
export type LevelTestResult = components["schemas"]["LevelTestResult"];
export type SentCode = components["schemas"]["PhoneVerification"];

const paramsOf = (id: string) => ({ path: { id }, header: tokenHeader(id) });

/** A consultation of this account, or of this tab; null when there is none (any more). */
export function useConsultation(id: string | null) {
  return useQuery({
    queryKey: ["consultation", id],
    queryFn: () => readConsultation(id ?? ""),
    enabled: id !== null,
  });
}

async function readConsultation(id: string): Promise<Consultation | null> {
  try {
    return await dataOf(api().GET("/consultations/{id}", { params: paramsOf(id) }));
  } catch (error) {
    // An id of another form is nobody's either.
    if (isApiError(error, "class", 20001, 10001)) return null;
    throw error;
  }
}

/** The level test that the family comes from; null when it is not theirs. */
export function useCarriedTest(sessionId: string | null) {
  return useQuery({
    queryKey: ["level-test-result", sessionId],
    queryFn: () => readTest(sessionId ?? ""),
    enabled: sessionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A test is a help: whatever is wrong with it, the call can be asked for without. */
async function readTest(sessionId: string): Promise<LevelTestResult | null> {
  try {
    return await dataOf(api().GET("/level-tests/sessions/{sessionId}/result", { params: { path: { sessionId } } }));
  } catch {
    return null;
  }
}

export function useFittingTutors(id: string) {
  return useQuery({
    queryKey: ["consultation", id, "tutors"],
    queryFn: async () => (await dataOf(api().GET("/consultations/{id}/tutors", { params: paramsOf(id) }))).content,
  });
}

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
