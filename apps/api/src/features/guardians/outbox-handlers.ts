import type { AppDeps } from "../../deps.ts";
import type { OutboxHandler } from "../../lib/outbox.ts";
import { sendNotice } from "../notification-settings/send-notice.ts";
import { computeCode } from "../phone-verifications/compute-code.ts";
import { findVerification } from "./repository.ts";

/** Sends a guardian's code; `getDeps` breaks the circle: the outbox itself is one of the deps. */
export function guardianOutboxHandlers(getDeps: () => AppDeps): Record<string, OutboxHandler> {
  return {
    "sms.guardian-code": async ({ id }, key) => {
      const deps = getDeps();
      const verification = await findVerification(deps.db, String(id));
      // After a crash an old message may come up; its code would not be taken any more.
      if (!verification || verification.isExpired) return;
      const code = computeCode(deps.config.authSecret, verification.id);
      const text = `[나란] 보호자 인증번호 ${code}를 학생에게 3분 안에 알려 주세요.`;
      const { userId, phoneNumber: to } = verification;
      await sendNotice(deps, { key, kind: "SECURITY", userId, to, text });
    },
  };
}
