import {
  formatDue,
  formatWon,
  gradeLabel,
  isTrialCourse,
  lessonTimes,
  subjectName,
  subjectNameWithGrade,
  toKstDate,
  tutorPay,
} from "@pkg/domain";
import { MessageNotSent } from "../../../../adapters/messages/port.ts";
import type { Ctx } from "../../../../deps.ts";
import { secondsBetween } from "../../../../lib/jobs/seconds-between.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { recordMessage } from "../../../messaging/phone-messages/record-message.ts";
import { askedFrom } from "../compute-asked-from.ts";
import { isAnswerable } from "./compute-open-times.ts";
import { findProposal, markSent } from "./repository.ts";

/** What the sender and the queue know a proposal by. */
export const proposalKey = (pairingId: string, tutorId: number): string => `proposal:${pairingId}:${tutorId}`;

interface Asked {
  readonly pairingId: string;
  readonly tutorId: number;
}

/**
 * Sends one proposal as a talk message, and as a text message when that fails. Runs again after a crash: the sender knows the
 * key, so nothing is sent twice; a proposal that is no longer open is not sent at all, and one whose try comes again at night
 * waits for the morning. One that comes late is sent: a late answer counts.
 * @param now the present
 * @throws MessageNotSent when the vendor took neither; its job tries again.
 */
export async function sendProposal(ctx: Ctx, { pairingId, tutorId }: Asked, now: Date): Promise<void> {
  const { db, messages, config } = ctx;
  const key = proposalKey(pairingId, tutorId);
  const proposal = await findProposal(db, pairingId, tutorId);
  if (proposal?.talkSendStatus !== "READY" || !proposal.phoneNumber) return;
  // READY is no answerable state yet; whether it would be is what counts.
  if (!isAnswerable({ ...proposal, talkSendStatus: "SENT" })) return;
  const opens = askedFrom(config, now);
  if (opens) return await waitUntil(ctx, opens, { pairingId, tutorId }, now);
  const grade = gradeLabel(proposal.studentGrade, "short");
  const trial = isTrialCourse(proposal.product) ? " 체험" : "";
  const variables = {
    subject: `${subjectName(proposal)}${trial}`,
    grade,
    times: `${lessonTimes(proposal.lessonStarts)}, ${proposal.minutes}분`,
    pay: formatWon(tutorPay(proposal.product)),
    due: formatDue(proposal.dueAt, now),
    link: `${config.tutorOrigin}/pairings/${pairingId}`,
  };
  const message = {
    key,
    to: proposal.phoneNumber,
    text: textOf(variables, `${subjectNameWithGrade(proposal, grade)}${trial}`),
  };
  const facts = { ...message, kind: "PROPOSAL", userId: proposal.tutorUserId, isAddressed: true } as const;
  await ctx.checkpoint("before-send");
  const status = await messages
    .sendTalk({ ...message, template: "TUTOR_PROPOSAL", variables })
    .then(() => "SENT" as const)
    .catch(async (error: unknown) => {
      if (!(error instanceof MessageNotSent)) throw error;
      await messages.sendText({ ...message, key: `${key}:sms` });
      return "SMS_SENT" as const;
    })
    .catch(async (error: unknown) => {
      await recordMessage(ctx, facts, { status: "FAILED", error });
      throw error;
    });
  await ctx.checkpoint("after-send");
  await recordMessage(ctx, facts, { status: "SENT" });
  await db.transaction(async (tx) => {
    await markSent(tx, pairingId, tutorId, status);
    await ctx.checkpoint("in-mark");
    await announceLive(tx, { userId: proposal.userId, matchId: proposal.matchId });
    if (proposal.tutorUserId) await announceLive(tx, { userId: proposal.tutorUserId, matchId: proposal.matchId });
  });
}

/** Each morning has a job of its own: the one under way is done. */
async function waitUntil({ db, jobs }: Ctx, opens: Date, { pairingId, tutorId }: Asked, now: Date) {
  const key = `${proposalKey(pairingId, tutorId)}:${toKstDate(opens)}`;
  const delaySeconds = secondsBetween(now, opens);
  await jobs.send(db, { name: "proposal.send", key, payload: { pairingId, tutorId }, delaySeconds });
}

function textOf({ times, pay, due, link }: Readonly<Record<string, string>>, name: string): string {
  return ["[나란] 새 수업 제안이에요.", name, `${times} · 1회 ${pay}`, `${due}까지 답해 주세요.`, link].join("\n");
}
