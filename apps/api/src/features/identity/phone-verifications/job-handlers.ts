import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { composeMail } from "../../../lib/mail/compose-mail.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { CLAIMED_JOB } from "./claim-number.ts";
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

const CLAIMED = composeMail({
  subject: "휴대폰 번호가 다른 계정으로 옮겨졌어요",
  paragraphs: [
    "나란 계정에 있던 휴대폰 번호를 지금 그 번호를 쓰는 분이 인증번호로 확인하고 다른 계정에 등록했어요.",
    "이 계정은 그대로이고 같은 방법으로 로그인할 수 있어요. 결제하거나 알림을 받으려면 새 번호를 확인해 주세요.",
  ],
  note: "번호를 바꾸지 않았다면 고객센터로 바로 알려 주세요.",
});

/** Writes to people about their phone number. */
export function phoneJobHandlers(getCtx: () => Ctx<"system">) {
  async function write(userId: string, key: string, text: ReturnType<typeof composeMail>): Promise<void> {
    const { db, mail, logger } = getCtx();
    const email = await findEmail(db, userId);
    const to = email && realEmail(email);
    if (to && (await mail.send({ key, to, ...text })) === "refused") logger.warn({ key }, "a mailbox does not exist");
  }
  return {
    [CHANGED_JOB]: ({ userId }, key) => write(userId, key, CHANGED),
    [CLAIMED_JOB]: ({ userId }, key) => write(userId, key, CLAIMED),
  } satisfies Partial<JobHandlers>;
}
