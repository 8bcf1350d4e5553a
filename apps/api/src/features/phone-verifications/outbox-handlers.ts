import type { AppDeps } from "../../deps.ts";
import type { OutboxHandler } from "../../lib/outbox.ts";
import { sendNotice } from "../notification-settings/send-notice.ts";
import { computeCode } from "./compute-code.ts";
import { findVerification } from "./repository.ts";

/** Sends the code of a verification; `getDeps` breaks the circle: the outbox itself is one of the deps. */
export function phoneOutboxHandlers(getDeps: () => AppDeps): Record<string, OutboxHandler> {
  return {
    "sms.phone-code": async ({ id }, key) => {
      const deps = getDeps();
      const verification = await findVerification(deps.db, String(id));
      // After a crash an old message may come up; its code would not be taken any more.
      if (!verification || verification.isExpired) return;
      const text = `[나란] 인증번호 ${computeCode(deps.config.authSecret, verification.id)}를 3분 안에 적어 주세요.`;
      const { userId, phoneNumber: to } = verification;
      await sendNotice(deps, { key, kind: "SECURITY", userId, to, text });
    },
  };
}
