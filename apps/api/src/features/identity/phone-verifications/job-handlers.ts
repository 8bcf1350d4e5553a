import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { composeMail } from "../../../lib/mail/compose-mail.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { findEmail } from "./repository.ts";
import { CHANGED_JOB } from "./tell-of-new-phone.ts";

const CHANGED = composeMail({
  subject: "휴대폰 번호가 바뀌었어요",
  paragraphs: [
    "방금 나란 계정의 휴대폰 번호가 바뀌었어요. 앞으로 알림을 새 번호로 보내 드려요.",
    "직접 바꾸지 않았다면 고객센터로 바로 알려 주세요.",
  ],
  note: "직접 바꾸셨다면 아무것도 하지 않으셔도 돼요.",
});

/** Writes to people about their phone number. */
export function phoneJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    [CHANGED_JOB]: async ({ userId }, key) => {
      const { db, mail, logger } = getCtx();
      const email = await findEmail(db, userId);
      const to = email && realEmail(email);
      if (!to) return;
      if ((await mail.send({ key, to, ...CHANGED })) === "refused") logger.warn({ key }, "a mailbox does not exist");
    },
  } satisfies Partial<JobHandlers>;
}
