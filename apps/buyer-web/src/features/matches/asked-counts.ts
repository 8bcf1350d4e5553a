import { formatMorning, type TutorProposalStatus, tutorProposalLabel } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { Match } from "@/lib/lessons/matches";

/** How many tutors were asked, answered, or are asked once the night is over. */
export interface AskedCounts {
  readonly asked: number;
  readonly answered: number;
  readonly waiting: number;
  /** Who offers other times, and waits for the family. */
  readonly offered: number;
}

/** Counts the proposals of a match; they wait only while nobody is asked. */
export function countAsked(
  { askedFrom }: Pick<Match, "askedFrom">,
  proposals: ReadonlyArray<{
    readonly talkSendStatus: TutorProposalStatus;
    readonly answeredAt: string | null;
    readonly offer: object | null;
  }>,
): AskedCounts {
  const sent = proposals.filter(({ talkSendStatus }) => talkSendStatus !== "READY");
  const offered = sent.filter(({ offer }) => offer !== null).length;
  const answered = sent.filter(({ answeredAt, offer }) => answeredAt !== null || offer !== null).length;
  return { asked: sent.length, answered, offered, waiting: askedFrom ? proposals.length - sent.length : 0 };
}

/** What the list of the tutors of a search is called, by whether they have the proposal yet. */
export function askedTitle({ asked, waiting }: AskedCounts): string {
  if (waiting === 0) return "제안을 받은 선생님";
  return asked === 0 ? "제안을 받을 선생님" : "제안을 받은 선생님과 받을 선생님";
}

/** "내일 아침 8시" while tutors are not asked; null when they are asked at once. The instant is the API's. */
export const askedWhen = ({ askedFrom }: Pick<Match, "askedFrom">): string | null =>
  askedFrom ? formatMorning(new Date(askedFrom), serverNow()) : null;

/**
 * How far the proposal of one tutor is.
 * @param search when tutors hear of it who were not asked yet; `isOpen` while an answer that is late may still come
 */
export function askedState(
  proposal: {
    readonly talkSendStatus: TutorProposalStatus;
    readonly isLapsed: boolean;
    readonly offer: object | null;
  },
  { when, isOpen }: { readonly when: string | null; readonly isOpen: boolean },
): string {
  const { talkSendStatus, isLapsed, offer } = proposal;
  if (when && talkSendStatus === "READY") return `${when}에 보내요`;
  if (offer) return "다른 시간을 제안했어요";
  return talkSendStatus === "TIMEOUT" && !isLapsed && !isOpen ? "답이 없었어요" : tutorProposalLabel(proposal);
}
