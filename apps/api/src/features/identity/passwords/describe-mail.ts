import {
  formatKoreanDate,
  LOGIN_PROVIDER_LABELS,
  LOGIN_PROVIDERS,
  PASSWORD_LINK_MINUTES,
  WAYS_LINK_DAYS,
} from "@pkg/domain";
import type { MailText } from "../../../lib/mail/compose-mail.ts";
import type { ResetWays } from "./schemas.ts";

/** With the link that sets a new password. */
export function resetMail(url: string): MailText {
  return {
    subject: "비밀번호를 새로 정해 주세요",
    paragraphs: [
      `아래 버튼을 누르면 새 비밀번호를 정할 수 있어요. 링크는 ${PASSWORD_LINK_MINUTES}분 동안 한 번만 쓸 수 있어요.`,
    ],
    button: { label: "새 비밀번호 정하기", url },
    note: "요청한 적이 없다면 이 메일은 그냥 지워 주세요. 비밀번호는 바뀌지 않아요.",
  };
}

/** For somebody without a password: which button of the log-in page is theirs. @param ways as better-auth names them */
export function vendorMail(ways: string[], loginPage: string): MailText {
  const names = LOGIN_PROVIDERS.filter((one) => ways.includes(one.toLowerCase())).map(
    (one) => LOGIN_PROVIDER_LABELS[one],
  );
  return {
    subject: "이 계정은 비밀번호가 없어요",
    paragraphs: [
      `${names.join(", ")} 계정으로 가입하셨어요. 로그인 화면에서 ${names[0] ?? "가입한 방법"} 버튼을 눌러 주세요.`,
    ],
    button: { label: "로그인하러 가기", url: loginPage },
    note: "요청한 적이 없다면 이 메일은 그냥 지워 주세요.",
  };
}

const CHANGED = "방금 나란 계정의 비밀번호가 바뀌었어요. 다른 기기에서는 모두 로그아웃했어요.";

/** After a password was set, so that a stranger's change is noticed. */
export function changedMail(accountOrigin: string): MailText {
  return {
    subject: "비밀번호가 바뀌었어요",
    paragraphs: [CHANGED],
    button: { label: "내가 바꾸지 않았어요", url: `${accountOrigin}/password/forgot` },
    note: "직접 바꾸셨다면 아무것도 하지 않으셔도 돼요.",
  };
}

/** After a password was set by a mailed link: what else opens the account, and where a stranger's way is cut. */
export function waysMail(ways: ResetWays["ways"], url: string): MailText {
  const names = ways.map(
    ({ provider, linkedAt }) => `${LOGIN_PROVIDER_LABELS[provider]}(${formatKoreanDate(linkedAt)} 연결)`,
  );
  return {
    subject: "비밀번호가 바뀌었어요",
    paragraphs: [
      CHANGED,
      `비밀번호 말고도 이 계정으로 로그인할 수 있는 방법이 있어요: ${names.join(", ")}. 내가 연결하지 않은 것이 있다면 아래에서 끊어 주세요. 버튼은 ${WAYS_LINK_DAYS}일 동안 쓸 수 있어요.`,
    ],
    button: { label: "로그인 방법 확인하기", url },
    note: "비밀번호를 직접 바꾸지 않았다면 같은 화면에서 새로 정할 수 있어요.",
  };
}
