import { formatKoreanDate, type LessonStart, lessonTimes, subjectName } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { offerTimes } from "../proposals/compute-open-times.ts";
import type { ProposalRow } from "../proposals/repository.ts";

/** Tells the family that a tutor offers other times; once for the same times, however often they are taken back and offered again. */
export async function notifyOffer(
  { jobs, config }: Ctx,
  tx: Queryable,
  { pairingId, tutorId, matchId, userId, tutorName, studentName, promisedOn, ...subject }: ProposalRow,
  offered: readonly LessonStart[],
): Promise<void> {
  const until = promisedOn ? `${formatKoreanDate(promisedOn)}까지 ` : "";
  const text = `[나란] ${tutorName} 선생님이 ${studentName} 학생 ${subjectName(subject)} 수업에 다른 시간을 제안했어요. ${lessonTimes(offered)}에 괜찮은지 ${until}답해 주세요. 다른 선생님이 먼저 수락하면 끝나요. ${config.buyerOrigin}/tutoring/matching?matchId=${matchId}`;
  await jobs.queueNotice(tx, { key: offerKey("offered", pairingId, tutorId, offered), kind: "MATCHING", userId, text });
}

/** Tells the family, who has read of the offer, that the tutor has taken it back. */
export async function notifyTakenBack(
  { jobs, config }: Ctx,
  tx: Queryable,
  { pairingId, tutorId, matchId, userId, tutorName, studentName, ...subject }: ProposalRow,
  offered: readonly LessonStart[],
): Promise<void> {
  const text = `[나란] ${tutorName} 선생님이 ${studentName} 학생 ${subjectName(subject)} 수업에 제안한 ${lessonTimes(offered)} 시간을 거뒀어요. 다른 답은 계속 기다리고 있어요. ${config.buyerOrigin}/tutoring/matching?matchId=${matchId}`;
  await jobs.queueNotice(tx, {
    key: offerKey("taken-back", pairingId, tutorId, offered),
    kind: "MATCHING",
    userId,
    text,
  });
}

const offerKey = (what: string, pairingId: string, tutorId: number, offered: readonly LessonStart[]): string =>
  `proposal.${what}:${pairingId}:${tutorId}:${offered.map(({ day, halfHour }) => `${day}-${halfHour}`).join(",")}`;

/** Tells a tutor that the offered times do not suit, and whether the proposed ones still may. */
export async function notifyDeclinedOffer(
  { jobs, config }: Ctx,
  tx: Queryable,
  proposal: ProposalRow,
  { offered, isOver }: { readonly offered: readonly LessonStart[]; readonly isOver: boolean },
): Promise<void> {
  const { pairingId, tutorId, tutorUserId, lessonStarts } = proposal;
  if (!tutorUserId) return;
  const isMoved = !isOver && !offerTimes(proposal).areFree;
  const rest = isOver
    ? `처음 제안받은 ${lessonTimes(lessonStarts)}에도 그사이 다른 수업이 잡혀서 이 수업 제안은 끝났어요. 새 수업 제안이 오면 알려 드릴게요.`
    : isMoved
      ? `처음 제안받은 ${lessonTimes(lessonStarts)}에는 그사이 다른 수업이 잡혔지만, 가족이 되는 다른 시간으로 수락할 수 있어요.`
      : `처음 제안받은 ${lessonTimes(lessonStarts)}에는 다른 선생님이 정해지기 전까지 수락할 수 있어요.`;
  const text = `[나란] ${subjectName(proposal)} 수업은 ${lessonTimes(offered)}에는 어렵다고 해요. ${rest} ${config.tutorOrigin}/pairings/${pairingId}`;
  await jobs.queueNotice(tx, {
    key: `proposal.declined:${pairingId}:${tutorId}`,
    kind: "MATCHING",
    userId: tutorUserId,
    text,
  });
}
