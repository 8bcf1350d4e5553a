import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";

/** The job that sends the mail that tells of a change. */
export const CHANGED_JOB = "mail.phone-changed";

const TEXT =
  "[나란] 회원님 계정의 휴대폰 번호가 다른 번호로 바뀌었어요. 직접 바꾸지 않았다면 고객센터로 바로 알려 주세요.";

/** Tells the old number and the mailbox that an account has another number, so that a stranger's change is noticed. */
export async function tellOfNewPhone(
  { jobs, actor: { userId } }: Ctx<"account">,
  tx: Transaction,
  { id, before }: { id: string; before: string },
): Promise<void> {
  await jobs.queueNotice(tx, { key: `phone.changed:${id}`, kind: "ACCOUNT", userId, to: before, text: TEXT });
  await jobs.send(tx, { name: CHANGED_JOB, key: `${CHANGED_JOB}:${id}`, payload: { userId } });
}
