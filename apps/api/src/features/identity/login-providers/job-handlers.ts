import { LOGIN_PROVIDER_LABELS, type LoginProvider } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { accountPage } from "../../../lib/log-in/account-page.ts";
import { NEW_WAY_JOB } from "../../../lib/log-in/tell-of-new-way.ts";
import { composeMail, type MailText } from "../../../lib/mail/compose-mail.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { wayOf } from "./list-login-ways.ts";
import { findWays } from "./repository.ts";

/** @param url where a stranger's way is cut: behind a new password, or without one among the ways */
const newWayMail = (provider: LoginProvider, url: string): MailText => ({
  subject: "로그인 방법이 추가됐어요",
  paragraphs: [
    `방금 나란 계정에 로그인 방법이 추가됐어요: ${provider === "EMAIL" ? "이메일과 비밀번호" : LOGIN_PROVIDER_LABELS[provider]}.`,
    "직접 추가하지 않았다면 아래 버튼을 눌러 주세요.",
  ],
  button: { label: "내가 추가하지 않았어요", url },
  note: "직접 추가하셨다면 아무것도 하지 않으셔도 돼요.",
});

/** Writes to people about their ways to log in. */
export function loginWayJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    [NEW_WAY_JOB]: async ({ userId, provider }, key) => {
      const { db, config, mail, logger } = getCtx();
      const own = await findWays(db, userId);
      const to = own[0] && realEmail(own[0].accountEmail);
      if (!to) return;
      const hasPassword = own.some((way) => way.provider === wayOf("EMAIL"));
      const url = accountPage(config, hasPassword ? "/password/forgot" : "/security", {});
      const text = composeMail(newWayMail(provider, url));
      if ((await mail.send({ key, to, ...text })) === "refused") logger.warn({ key }, "a mailbox does not exist");
    },
  } satisfies Partial<JobHandlers>;
}
