import { type Applicant, toApplicantRequest } from "@pkg/domain";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { placeOrder } from "./place-order.ts";

/** Wishes that many of the generated tutors meet. */
export const WISHES: Omit<Applicant, "merchantUid"> = {
  subject: "MATH",
  subjectDetail: "MATH_M2_2",
  rank: "BASIC",
  weeklyAvailablePeriods: {
    monday: ["17:00-22:00"],
    tuesday: ["17:00-22:00"],
    wednesday: ["17:00-22:00"],
    thursday: ["17:00-22:00"],
    friday: ["17:00-22:00"],
    saturday: ["10:00-18:00"],
    sunday: [],
  },
  studyPurposes: ["SCHOOL_GRADES"],
  tutorGenders: [],
  tutorUniversities: [],
  tutorPassTypes: [],
  tutorTracks: [],
  likedTutorStyles: ["WARM"],
  dislikedTutorStyles: [],
  recommendedTutors: [],
  selectedTutors: [],
  tutorMemo: "문제를 천천히 풀어 주세요.",
  completedAt: null,
};

/** Nobody teaches at four in the morning. */
export const IMPOSSIBLE = {
  ...WISHES.weeklyAvailablePeriods,
  monday: ["04:00-06:00"],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
};

/** Buys a course, says the wishes, and answers the match that begins; it is still READY unless its job was faster. */
export async function beginMatch(t: TestApp, who: Caller, change: Partial<Applicant> = {}): Promise<string> {
  const merchantUid = await placeOrder(t, who);
  const body = { ...toApplicantRequest({ ...WISHES, merchantUid, ...change }), completedAt: new Date().toISOString() };
  const said = await call(t, who, "POST", "/lessons/applicants", body);
  if (said.statusCode !== 201) throw new Error(`The wishes were refused: ${said.body}`);
  const [match] = await t.deps.sql<{ id: string }[]>`select id from matches where merchant_uid = ${merchantUid}`;
  if (!match) throw new Error("No match was made.");
  return match.id;
}

export interface Asked {
  pairingId: string;
  tutorId: number;
  phoneNumber: string;
  status: string;
}

/** Everybody who was asked for a match, in the order of their places. */
export const askedFor = (t: TestApp, matchId: string) =>
  t.deps.sql<Asked[]>`
    select c.pairing_id as "pairingId", c.tutor_id as "tutorId", t.phone_number as "phoneNumber", c.talk_send_status as status
    from candidate_tutors c join tutors t on t.id = c.tutor_id
    where c.match_id = ${matchId} order by c.created_at, c.score desc, c.tutor_id`;

export const answer = (
  t: TestApp,
  { pairingId, tutorId, phoneNumber }: Asked,
  talkSendStatus: "ACCEPT" | "REJECT",
  reason?: string,
) =>
  call(t, {}, "PUT", `/tutor-pairings/${pairingId}/candidate-tutors/${tutorId}`, {
    phoneNumber,
    talkSendStatus,
    ...(reason ? { reason } : {}),
  });
