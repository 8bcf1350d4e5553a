import { decideNotice, type NoticeKind, type NoticeSettings } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { recordMessage } from "../phone-messages/record-message.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";
import { findVerifiedPhone } from "./repository.ts";

export interface Notice {
  /** Unique for ever: the same message is never sent twice. */
  key: string;
  kind: NoticeKind;
  /** Whose settings decide; null without an account, which gets codes only. */
  userId: string | null;
  text: string;
  /** Digits only; the account's verified phone when it is left out. */
  to?: string;
}

/**
 * The one way out for every message to a person: sends it, drops it, or waits for the morning, as the recipient's settings
 * say at this moment (`decideNotice`).
 * @throws MessageNotSent when the vendor did not take it.
 */
export async function sendNotice(ctx: Ctx, notice: Notice): Promise<void> {
  const settings = notice.userId === null ? NO_SETTINGS : await readSettings(ctx, notice.userId);
  const decision = decideNotice(notice.kind, settings, new Date());
  if (decision.kind === "WAIT") return wait(ctx, notice, decision.until);
  const to = notice.to ?? (notice.userId && (await findVerifiedPhone(ctx.db, notice.userId)));
  const text = notice.kind === "MARKETING" ? asMarketing(notice.text) : notice.text;
  const facts = { ...notice, text, to: to || null, isAddressed: notice.to !== undefined };
  if (decision.kind === "DROP") return recordMessage(ctx, facts, { status: "DROPPED", dropReason: decision.reason });
  if (!to) return recordMessage(ctx, facts, { status: "DROPPED", dropReason: "NO_PHONE" });
  try {
    await ctx.messages.sendText({ key: notice.key, to, text });
  } catch (error) {
    await recordMessage(ctx, facts, { status: "FAILED", error });
    throw error;
  }
  await recordMessage(ctx, facts, { status: "SENT" });
}

const NO_SETTINGS: NoticeSettings = {
  lessonAlerts: false,
  routineAlerts: false,
  weeklyDigest: false,
  reminderAlerts: false,
  messageAlerts: false,
  matchingAlerts: false,
  marketing: false,
  nightMarketing: false,
};

async function readSettings({ db }: Ctx, userId: string): Promise<NoticeSettings> {
  const { marketing, nightMarketing, ...alerts } = await getNotificationSettings(db, userId);
  return { ...alerts, marketing: marketing.agreed, nightMarketing: nightMarketing.agreed };
}

/** Asked again then: a consent may be withdrawn overnight. */
async function wait({ jobs, db }: Ctx, { key, to: _to, ...notice }: Notice, until: Date): Promise<void> {
  const delaySeconds = Math.ceil((until.getTime() - Date.now()) / 1000);
  await jobs.queueNotice(db, { ...notice, key: `${key}:${until.toISOString()}`, delaySeconds });
}

/** The law wants the first word to say what it is, and the last how to be spared. */
const asMarketing = (text: string): string => `(광고) ${text}\n무료 수신거부: 마이페이지 > 알림`;
