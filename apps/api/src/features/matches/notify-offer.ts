import { type LessonStart, lessonTimes, type NoticeKind } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import type { ProposalRow } from "./proposal-repository.ts";

type Senders = Pick<AppDeps, "jobs" | "config">;

/** Tells the family that a tutor offers other times; once for a proposal, however often the tutor changes them. */
export async function notifyOffer(
  { jobs, config }: Senders,
  tx: Queryable,
  { pairingId, tutorId, matchId, userId, subjectLabel, tutorName }: ProposalRow,
  offered: readonly LessonStart[],
): Promise<void> {
  const text = `[나란] ${tutorName} 선생님이 ${subjectLabel} 수업에 다른 시간을 제안했어요. ${lessonTimes(offered)}에 괜찮은지 답해 주세요. ${config.buyerOrigin}/tutoring/matching?matchId=${matchId}`;
  const payload = { kind: "MATCHING" satisfies NoticeKind, userId, text };
  await jobs.send(tx, { name: "notice.send", key: `proposal.offered:${pairingId}:${tutorId}`, payload });
}

/** Tells a tutor that the offered times do not suit, and whether the proposed ones still may. */
export async function notifyDeclinedOffer(
  { jobs, config }: Senders,
  tx: Queryable,
  { pairingId, tutorId, tutorUserId, subjectLabel, lessonStarts }: ProposalRow,
  { offered, isOver }: { readonly offered: readonly LessonStart[]; readonly isOver: boolean },
): Promise<void> {
  if (!tutorUserId) return;
  const rest = isOver
    ? `처음 제안한 ${lessonTimes(lessonStarts)}에도 그 사이 다른 수업이 잡혀서 이 제안은 끝났어요. 새 제안이 오면 알려 드릴게요.`
    : `처음 제안한 ${lessonTimes(lessonStarts)}에는 다른 선생님이 정해지기 전까지 수락할 수 있어요.`;
  const text = `[나란] ${subjectLabel} 수업은 ${lessonTimes(offered)}에는 어렵다고 해요. ${rest} ${config.tutorOrigin}/pairings/${pairingId}`;
  const payload = { kind: "MATCHING" satisfies NoticeKind, userId: tutorUserId, text };
  await jobs.send(tx, { name: "notice.send", key: `proposal.declined:${pairingId}:${tutorId}`, payload });
}
