import {
  type CHANGED_TERMS,
  CONSENT_LABELS,
  CONSENT_VERSION,
  type ConsentKey,
  formatKoreanDate,
  termsNoticeOn,
  toKstDate,
} from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { findUntoldOfTerms } from "./repository.ts";

/**
 * Tells people who agreed to terms that change of the new ones, 30 and 7 days before these hold, each once. Those who
 * agreed to the new ones already are not told.
 */
export async function announceTerms({ db, jobs, config }: Ctx, at: Date) {
  const days = termsNoticeOn(toKstDate(at));
  if (days === null) return;
  const keyOf = (userId: string) => `terms:${CONSENT_VERSION}:${days}:${userId}`;
  for (const { userId, key } of await findUntoldOfTerms(db, keyOf(""))) {
    const text = `[나란] ${formatKoreanDate(CONSENT_VERSION, { withYear: true })}부터 ${CONSENT_LABELS[key]}이 바뀌어요. ${CHANGES[key]} 동의하지 않으면 그 전에 그만둘 수 있어요. ${config.accountOrigin}/terms/${slugOf(key)}`;
    await db.transaction((tx) => jobs.queueNotice(tx, { key: keyOf(userId), kind: "PAYMENT", userId, text }));
  }
}

const FAMILY =
  "수업을 어떻게 확인하고 돌려드리는지, 정기 결제를 멈추면 수업을 어떻게 쉬는지, 탈퇴하면 무엇을 언제 지우는지가 들어가요.";
const CHANGES: Readonly<Record<(typeof CHANGED_TERMS)[number], string>> = {
  TEACHING_TERMS:
    "수업을 어떻게 확인하고 정산하는지, 가족이 쉬면 수업 시간을 어떻게 비워 두는지, 재학 중인지와 개인과외 신고 번호를 언제까지 알려 주는지, 탈퇴하면 무엇을 언제 지우는지가 들어가요.",
  TUTOR_TERMS: `${FAMILY} 선생님이 재학 중인지, 개인과외 신고를 했는지 어떻게 확인하는지도 들어가요.`,
  STUDENT_TERMS: FAMILY,
};

const slugOf = (key: ConsentKey): string => key.toLowerCase().replaceAll("_", "-");
