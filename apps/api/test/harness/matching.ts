import { setTimeout as pause } from "node:timers/promises";
import { toApplicantRequest } from "@pkg/domain";
import type { Sql } from "../../src/db/client.ts";
import { WISHES } from "../search-match.ts";
import type { Buyer } from "./buyers.ts";
import { ORIGIN } from "./settings.ts";

/** A tutor who was asked. */
export interface Candidate {
  pairingId: string;
  tutorId: number;
  phoneNumber: string;
  status: string;
}

/** Says the wishes of a paid order, again and again until they are taken: the search begins with them. */
export async function beginSearch(buyer: Buyer, merchantUid: string, origin: () => string): Promise<void> {
  const wishes = toApplicantRequest({ ...WISHES, merchantUid, subjectDetail: String(buyer.body.subjectDetail) });
  const body = { ...wishes, completedAt: new Date().toISOString() };
  await untilAnswered(origin, "POST", "/lessons/applicants", body, `Bearer ${buyer.accessToken}`);
}

/** Says yes to a proposal, again and again until there is an answer. @returns the answer's status */
export async function accept({ pairingId, tutorId, phoneNumber }: Candidate, origin: () => string): Promise<number> {
  const path = `/tutor-pairings/${pairingId}/candidate-tutors/${tutorId}`;
  return untilAnswered(origin, "PUT", path, { phoneNumber, talkSendStatus: "ACCEPT" });
}

/** Everybody who was asked for the match of an order. */
export function candidatesOf(sql: Sql, merchantUid: string) {
  return sql<Candidate[]>`
    select c.pairing_id as "pairingId", c.tutor_id as "tutorId", t.phone_number as "phoneNumber", c.talk_send_status as status
    from candidate_tutors c join tutors t on t.id = c.tutor_id join matches m on m.id = c.match_id
    where m.merchant_uid = ${merchantUid} order by c.tutor_id`;
}

async function untilAnswered(origin: () => string, method: string, path: string, body: object, authorization?: string) {
  const giveUpAt = Date.now() + 90_000;
  while (Date.now() < giveUpAt) {
    const status = await fetch(`${origin()}/api${path}`, {
      method,
      headers: { "content-type": "application/json", origin: ORIGIN, ...(authorization ? { authorization } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status > 0 && status < 500) return status;
    await pause(50);
  }
  return 0;
}
