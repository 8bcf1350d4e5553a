import { tutorProposalLabel } from "@pkg/domain";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { SteeredMatch } from "./match-queries";

type Proposal = SteeredMatch["proposals"][number];

/** What became of a proposal. Its status alone does not tell: TIMEOUT also ends what another tutor was faster with, and READY stays when nothing was sent. */
type Outcome = "WAITING" | "UNSENT" | "UNANSWERED" | "OUTRUN" | "LAPSED" | "REJECTED" | "ACCEPTED";

/** As what each is counted, in this order. */
const COUNTED: Readonly<Record<Outcome, string>> = {
  WAITING: "기다리는 중",
  UNSENT: "아직 못 보냄",
  UNANSWERED: "답 없음",
  OUTRUN: "다른 선생님이 먼저 수락",
  LAPSED: "시간이 없어짐",
  REJECTED: "거절",
  ACCEPTED: "수락",
};
const OUTCOMES = Object.keys(COUNTED) as Outcome[];

/** In words of staff, where a family reads otherwise: that an answer is late, say. */
const SAID: Readonly<Partial<Record<Outcome, string>>> = {
  UNSENT: "아직 보내지 못했어요",
  UNANSWERED: "답이 없었어요",
  OUTRUN: "다른 선생님이 먼저 수락했어요",
};

/**
 * What became of a proposal.
 * @param matchedAt since when the match has its tutor
 * @param now the moment at which it is read
 */
function outcomeOf({ talkSendStatus, isLapsed, dueAt }: Proposal, matchedAt: string | null, now: Date): Outcome {
  if (isLapsed) return "LAPSED";
  if (talkSendStatus === "ACCEPT") return "ACCEPTED";
  if (talkSendStatus === "REJECT") return "REJECTED";
  const due = Date.parse(dueAt);
  if (talkSendStatus === "TIMEOUT") return matchedAt && Date.parse(matchedAt) < due ? "OUTRUN" : "UNANSWERED";
  if (talkSendStatus !== "READY") return "WAITING";
  if (matchedAt) return "OUTRUN";
  return due <= now.getTime() ? "UNSENT" : "WAITING";
}

/** "거절했어요 · 11월 20일(금) 14:00", or until when an answer is waited for or did not come. */
export function proposalText(proposal: Proposal, matchedAt: string | null, now: Date): string {
  const outcome = outcomeOf(proposal, matchedAt, now);
  const moment = outcome === "OUTRUN" ? matchedAt : proposal.answeredAt;
  const when = moment ? lessonMoment(moment) : `${lessonMoment(proposal.dueAt)}까지`;
  return `${SAID[outcome] ?? tutorProposalLabel(proposal)} · ${when}`;
}

/** "답 없음 18명 · 거절 2명": how many answered what, each tutor once. */
export function answersText(proposals: readonly Proposal[], matchedAt: string | null, now: Date): string {
  const outcomes = proposals.map((proposal) => outcomeOf(proposal, matchedAt, now));
  return OUTCOMES.flatMap((outcome) => {
    const people = outcomes.filter((one) => one === outcome).length;
    return people > 0 ? [`${COUNTED[outcome]} ${people}명`] : [];
  }).join(" · ");
}

/** What somebody does first about a search that stopped. */
export function firstStep(count: number, hasWays: boolean): string {
  if (count > 0) {
    const then = hasWays ? " 그래도 없으면 구매자와 이야기하고 조건을 넓혀 주세요." : "";
    return `먼저 같은 조건으로 다시 찾아보세요. 아직 묻지 않은 선생님께 제안이 바로 나가요.${then}`;
  }
  if (hasWays) return "먼저 구매자와 이야기하고, 조건을 하나 넓혀 주세요.";
  return "조건을 넓혀도 늘지 않아요. 이 과정을 맡을 선생님이 모자라니, 먼저 구매자께 알려 주세요.";
}
