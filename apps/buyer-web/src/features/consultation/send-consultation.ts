import { type SentCode, toSentCode } from "@pkg/web/features/phone-code/sent-code";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { keptConsultation } from "./kept-consultation";
import { type Consultation, paramsOf } from "./queries";

type ConsultationChange = components["schemas"]["ConsultationChange"];
type NewConsultation = components["schemas"]["NewConsultation"];

/** Asks for a call. */
export async function sendConsultation(body: components["schemas"]["ConsultationRequest"]): Promise<NewConsultation> {
  const made = await dataOf(api().POST("/consultations", { body }));
  if (made.token) keptConsultation.write({ id: made.id, token: made.token });
  return made;
}

export async function sendChange(id: string, body: ConsultationChange): Promise<Consultation> {
  return dataOf(api().PATCH("/consultations/{id}", { params: paramsOf(id), body }));
}

/** Sends a code to a phone. @throws CallError */
export async function askForCode(phoneNumber: string): Promise<SentCode> {
  return toSentCode(await dataOf(api().POST("/visitor-phone-verifications", { body: { phoneNumber } })));
}
