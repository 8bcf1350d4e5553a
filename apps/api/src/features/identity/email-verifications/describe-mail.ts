import { EMAIL_CODE_MINUTES } from "@pkg/domain";
import type { MailText } from "../../../lib/mail/compose-mail.ts";

const NOT_ME = "가입하려던 적이 없다면 이 메일은 그냥 지워 주세요.";

/** With the code that goes on with a sign-up. */
export const codeMail = (code: string): MailText => ({
  subject: "가입 인증번호를 보내 드려요",
  paragraphs: [
    `인증번호 [${code}]`,
    `가입하던 화면에 ${EMAIL_CODE_MINUTES}분 안에 적어 주세요. 이 번호는 아무에게도 알려 주지 마세요.`,
  ],
  note: NOT_ME,
});

/** For a sign-up with an address that has an account. */
export const hasAccountMail = (loginPage: string): MailText => ({
  subject: "이미 가입한 이메일이에요",
  paragraphs: [
    "이 이메일로 만든 계정이 있어요. 새로 가입하지 말고 로그인해 주세요.",
    "비밀번호는 로그인 화면에서 새로 정할 수 있어요.",
  ],
  button: { label: "로그인하러 가기", url: loginPage },
  note: NOT_ME,
});
