import { EMAIL_CODE_MINUTES } from "@pkg/domain";
import { CodeField } from "@pkg/web/features/phone-code/code-field";
import type { ComponentProps } from "react";
import { EmailField } from "@/lib/credentials/credential-fields";
import type { SentEmail } from "../email-code";

type EmailCodeFieldsProps = {
  email: ComponentProps<typeof EmailField>;
  code: ComponentProps<typeof CodeField>["field"];
  /** Its code is on the way. */
  sent: SentEmail | null;
  isProven: boolean;
  onResend: () => Promise<unknown>;
  loginHref: string;
};

/** The e-mail of a new account, and the code that was mailed to it. */
export function EmailCodeFields({ email, code, sent, isProven, onResend, loginHref }: EmailCodeFieldsProps) {
  return (
    <div className="grid gap-5">
      <EmailField {...email} ok={isProven ? "이메일을 확인했어요." : undefined} />
      {sent && !isProven ? (
        <div>
          <CodeField
            field={code}
            sent={sent}
            help={`메일로 보낸 숫자 6자리를 ${EMAIL_CODE_MINUTES}분 안에 적어 주세요.`}
            takesFocus
            onResend={onResend}
          />
          <p className="mt-3 text-body-sm text-fg-2">
            이미 가입한 이메일이면 인증번호 대신 로그인하는 방법을 보내 드려요.{" "}
            <a
              href={loginHref}
              className="inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
            >
              로그인하기
            </a>
          </p>
        </div>
      ) : null}
    </div>
  );
}
