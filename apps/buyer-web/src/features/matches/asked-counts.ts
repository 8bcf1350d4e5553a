import { formatMorning, type TutorProposalStatus } from "@pkg/domain";
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
  askedFrom ? formatMorning(new Date(askedFrom), new Date()) : null;
