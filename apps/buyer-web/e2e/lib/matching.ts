import type { Course } from "@pkg/domain";
import { sql } from "@pkg/e2e/database";
import { newestLink } from "@pkg/e2e/inbox";
import { expect } from "@playwright/test";
import { courseOf } from "./catalogue";
import type { Family } from "./family";

const EVENINGS = ["17:00-22:00"];
export const WISHED_WEEK = {
  monday: EVENINGS,
  tuesday: EVENINGS,
  wednesday: EVENINGS,
  thursday: EVENINGS,
  friday: EVENINGS,
  saturday: ["10:00-18:00"],
  sunday: [],
};
/** A time when no tutor teaches. */
export const NIGHT = {
  ...WISHED_WEEK,
  monday: ["04:00-06:00"],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
};

/**
 * Buys a course for a student and sends the wishes, which starts the search.
 * @param course 수학 twice a week when it is left out
 * @returns the id of its match
 */
export async function beginSearch(
  family: Family,
  student: { id: string; name: string },
  change: object = {},
  course?: Course,
) {
  const merchantUid = await family.buy(course ?? (await courseOf("MATH", { months: 1, perWeek: 2 })), student);
  const [matchId] = await sendWishes(family, merchantUid, change);
  if (!matchId) throw new Error("no match");
  return matchId;
}

/** Sends the wishes for all courses of an order, which starts their searches. @returns the ids of their matches */
export async function sendWishes(family: Family, merchantUid: string, change: object = {}): Promise<string[]> {
  const [first] = await sql<{ subject: string; subjectDetail: string }[]>`
    select i.subject_key as subject, i.subject_detail_key as "subjectDetail"
    from order_items i join orders o on o.id = i.order_id where o.merchant_uid = ${merchantUid} order by i.position`;
  const completedAt = new Date().toISOString();
  await family.call("post", "/lessons/applicants", { merchantUid, ...first, ...WISHES, ...change, completedAt });
  const matches = await sql<{ id: string }[]>`select id from matches where merchant_uid = ${merchantUid}`;
  return matches.map(({ id }) => id);
}

const WISHES = {
  weeklyAvailablePeriods: WISHED_WEEK,
  likedTutorStyles: "WARM,METICULOUS",
  tutorMemo: "천천히 알려 주세요.",
  rank: "BASIC",
  studyPurposes: "SCHOOL_GRADES",
  tutorGenders: "",
  tutorUniversities: "",
  tutorPassType: "합격 전형은 상관없어요",
  tutorTracks: "",
  dislikedTutorStyles: "",
  recommendedTutors: "",
  selectedTutors: "",
};

/** The phones of the tutors who got a proposal. */
export async function askedPhones(matchId: string, count: number): Promise<string[]> {
  const read = async () => {
    const rows = await sql<{ phone: string }[]>`
      select t.phone_number as phone from candidate_tutors c join tutors t on t.id = c.tutor_id
      where c.match_id = ${matchId} and c.talk_send_status in ('SENT', 'SMS_SENT') order by c.score desc, c.tutor_id`;
    return rows.map(({ phone }) => phone);
  };
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

/** Asks a tutor for a match, as the buyer's choice, unless the search has done so: it learns of a new tutor with a short delay. */
export async function askTutor(family: Family, matchId: string, tutorId: number): Promise<void> {
  const isAsked = async () => {
    const body = { tutorIds: [String(tutorId)] };
    await family.call("post", `/lessons/matches/${matchId}/proposals`, body).catch(() => undefined);
    const rows = await sql`select 1 from candidate_tutors where match_id = ${matchId} and tutor_id = ${tutorId}`;
    return rows.length > 0;
  };
  await expect.poll(isAsked).toBe(true);
}

/** The link in the message that proposed this match to a tutor. Other tests ask the same tutors, so it filters by match. */
export async function proposalLink(matchId: string, phone: string): Promise<string> {
  const [pairing] = await sql<{ id: string }[]>`
    select c.pairing_id as id from candidate_tutors c join tutors t on t.id = c.tutor_id
    where c.match_id = ${matchId} and t.phone_number = ${phone}`;
  if (!pairing) throw new Error("This phone was not asked");
  return newestLink(phone, pairing.id);
}

/** A proposal as its tutor reads it through the message's link. */
async function readProposal(family: Family, matchId: string, phoneNumber: string) {
  const path = `/tutor-pairings/${new URL(await proposalLink(matchId, phoneNumber)).pathname.split("/").at(-1)}`;
  return { path, asked: await family.calls.send<Asked>("get", `${path}?phoneNumber=${phoneNumber}`) };
}

/**
 * Buys a course and accepts it as an asked tutor who is still free.
 * @param course 수학 twice a week when it is left out
 * @returns the match's id
 */
export async function beginPair(
  family: Family,
  student: { id: string; name: string },
  course?: Course,
): Promise<string> {
  const matchId = await beginSearch(family, student, {}, course);
  await acceptAsAsked(family, matchId);
  return matchId;
}

/** Accepts as the first asked tutor who still can. */
export async function acceptAsAsked(family: Family, matchId: string): Promise<void> {
  for (const phoneNumber of await askedPhones(matchId, 3)) {
    const { path, asked } = await readProposal(family, matchId, phoneNumber);
    if (!asked.isMatchable) continue;
    const { lessonStarts } = asked.otherTimes[0] ?? {};
    const answer = { phoneNumber, talkSendStatus: "ACCEPT", ...(lessonStarts ? { lessonStarts } : {}) };
    const accepted = family.calls.send("put", `${path}/candidate-tutors/${asked.candidateTutors[0]?.tutorId}`, answer);
    if (await accepted.then(() => true).catch(() => false)) return;
  }
  throw new Error("No asked tutor could accept");
}

/** Waits until the search finds a tutor: it receives a changed tutor with a short delay. */
export async function waitUntilSuggested(family: Family, matchId: string, tutorName: string): Promise<void> {
  const names = async () => {
    const path = `/lessons/matches/${matchId}/suggestions`;
    return (await family.call<Suggested>("get", path)).suggestions.map(({ tutor }) => tutor.name);
  };
  await expect.poll(names).toContain(tutorName);
}

interface Suggested {
  readonly suggestions: readonly { readonly tutor: { readonly name: string } }[];
}

interface Asked {
  readonly isMatchable: boolean;
  readonly otherTimes: readonly { readonly lessonStarts: readonly object[] }[];
  readonly candidateTutors: readonly { readonly tutorId: string }[];
}
