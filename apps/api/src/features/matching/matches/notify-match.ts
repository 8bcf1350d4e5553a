import {
  formatMorning,
  isTrialCourse,
  lessonTimes,
  type MatchStatus,
  type SearchWay,
  subjectName,
  WISH_WIDENING_NEWS,
  type WishWidening,
  withParticle,
} from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { announceLive } from "../../../lib/live-events.ts";
import { askedFrom } from "./compute-asked-from.ts";
import type { MatchRow } from "./repository.ts";

type Course = Pick<MatchRow, "studentName" | "subjectLabel" | "subjectDetailLabel" | "product">;
type Told = Course & Pick<MatchRow, "id" | "userId" | "lessonStarts" | "tutorName" | "rematchedAt">;

/** "김하준 학생 수학 중2-2 수업", or "체험 수업" */
const classOf = (course: Course): string =>
  `${course.studentName} 학생 ${subjectName(course)} ${isTrialCourse(course.product) ? "체험 " : ""}수업`;

/** How a search ended without a tutor: how many were asked, the way on, and the regret of a late one. */
interface Ended {
  readonly asked: number;
  /** ANSWER while other times of a tutor wait for the family. */
  readonly way: SearchWay | "ANSWER";
  readonly regret: string | null;
}

/** What a buyer is told in a message; the other states are seen on the page. */
const TEXTS: Partial<Record<MatchStatus, (match: Told & Ended, buyerOrigin: string) => string>> = {
  UNPAIRED: (match, buyerOrigin) => `[나란] ${classOf(match)}은 ${endText(match)} ${buyerOrigin}/tutoring/matching`,
  PROFILE_MATCH_FAILED: (match, buyerOrigin) =>
    `[나란] 고르신 선생님과 ${classOf(match)} 시간이 맞지 않았어요. ${after(match.regret)}다른 선생님을 골라 주세요. ${buyerOrigin}/tutoring/matching`,
  MATCHED: ({ id, lessonStarts, tutorName, rematchedAt, ...course }, buyerOrigin) =>
    `[나란] ${tutorName} 선생님이 ${classOf(course)}을 맡았어요. ${lessonTimes(lessonStarts)}에 만나요. ${rematchedAt ? "남은 수업을 시작할 날" : "첫 수업 날"}을 골라 주세요. ${buyerOrigin}/myclass/${id}`,
};

function endText({ asked, way, regret }: Ended): string {
  if (way === "ANSWER") {
    return `${after(regret)}선생님 ${asked}명께 제안했고, 다른 시간을 제안한 선생님이 답을 기다려요. 그 시간이 괜찮은지 알려 주세요.`;
  }
  if (way === "AGAIN") {
    return `${after(regret)}선생님 ${asked}명께 제안했지만 맡을 분이 아직 없어요. 다시 찾기를 누르면 아직 묻지 않은 선생님께 이어서 제안해요.`;
  }
  const searched = asked > 0 ? `시간·성별이 맞는 선생님 ${asked}명께 모두 제안했지만` : "조건을 살펴봤지만";
  const next =
    way === "WIDEN"
      ? "조건을 하나 넓히면 바로 다시 찾아 드려요."
      : "무료 상담으로 알려 주시면 저희가 직접 찾아 드려요.";
  return `${after(regret)}${searched} 맡을 분을 아직 찾지 못했어요. ${next}`;
}

const after = (regret: string | null): string => (regret ? `${regret} ` : "");

/** Tells whoever looks at the match that it has changed, and the buyer by message where that says what to do. */
export async function notifyMatch(
  { jobs, config }: Ctx,
  tx: Queryable,
  match: Told,
  status: MatchStatus,
  round: number,
  ended: Ended = { asked: 0, way: "CONSULT", regret: null },
): Promise<void> {
  await announceLive(tx, { userId: match.userId, matchId: match.id });
  const text = TEXTS[status]?.({ ...match, ...ended }, config.buyerOrigin);
  if (!text) return;
  await jobs.queueNotice(tx, {
    key: `match.${status}:${match.id}:${round}`,
    kind: "MATCHING",
    userId: match.userId,
    text,
  });
}

/** Tells the buyer that none of the tutors whom they chose can be asked now, and that the search goes on without them. */
export async function notifyUnavailable(
  { jobs }: Ctx,
  tx: Queryable,
  { id, userId, round, ...course }: Course & Pick<MatchRow, "id" | "userId" | "round">,
  names: readonly string[],
): Promise<void> {
  const who = names.length > 0 ? names.map((name) => `${name} 선생님`).join(", ") : "고르신 선생님";
  const text = `[나란] ${withParticle(who, "은", "는")} 지금 ${classOf(course)}을 맡기 어려워요. 기다리지 않으시게 맞는 다른 선생님을 바로 찾고 있어요.`;
  await jobs.queueNotice(tx, { key: `match.unavailable:${id}:${round}`, kind: "MATCHING", userId, text });
}

/** Tells the buyer that staff gave up a wish for them, and where to say no. */
export async function notifyWidening(
  { jobs, config }: Ctx,
  tx: Queryable,
  { id, userId, round, ...course }: Course & Pick<MatchRow, "id" | "userId" | "round">,
  widening: WishWidening,
): Promise<void> {
  const text = `[나란] ${classOf(course)}은 ${WISH_WIDENING_NEWS[widening]} 선생님을 다시 찾고 있어요. 원하지 않으면 고객센터로 알려 주세요. ${config.buyerOrigin}/tutoring/matching`;
  await jobs.queueNotice(tx, { key: `match.widened:${id}:${round}`, kind: "MATCHING", userId, text });
}

/** Tells the buyer that staff asked tutors for them; once for what is asked in a round. */
export async function notifyProposal(
  { jobs, config }: Ctx,
  tx: Queryable,
  { id, userId, round, ...course }: Course & Pick<MatchRow, "id" | "userId" | "round">,
): Promise<void> {
  const now = await readClock(tx);
  const held = askedFrom(config, now);
  const sent = held ? `찾았어요. ${formatMorning(held, now)}에 제안을 보내요.` : "찾아 제안을 보냈어요.";
  const text = `[나란] ${classOf(course)}에 맞는 선생님을 운영팀이 ${sent} 답이 오면 바로 알려 드려요. ${config.buyerOrigin}/tutoring/matching`;
  await jobs.queueNotice(tx, { key: `match.proposed:${id}:${round}`, kind: "MATCHING", userId, text });
}

/** Tells a tutor who took a student when they meet, and what comes next. */
export async function notifyAcceptedTutor(
  { jobs, config }: Ctx,
  tx: Queryable,
  { id, userId, lessonStarts, round, ...course }: Omit<Told, "tutorName"> & Pick<MatchRow, "round">,
): Promise<void> {
  const text = `[나란] ${classOf(course)}을 맡았어요. ${lessonTimes(lessonStarts)}에 만나요. 학생 가족이 첫 수업 날을 고르면 알려 드려요. ${config.tutorOrigin}/myclass/${id}`;
  await jobs.queueNotice(tx, { key: `match.accepted:${id}:${round}`, kind: "MATCHING", userId, text });
}
