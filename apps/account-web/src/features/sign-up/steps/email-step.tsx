"use client";

import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { CookiesBlocked, checkCookies } from "@/lib/cookies-blocked";
import { emailProblem } from "@/lib/credentials/credentials";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { EmailCodeFields } from "./email-code-fields";
import { StepForm } from "./step-form";
import { type EmailProblem, type EmailWithCode, useEmailCode } from "./use-email-code";

type EmailStepProps = {
  email: string;
  /** That its mailbox was read; empty before. */
  proof: string;
  /** Another e-mail is not proven. */
  onEmail: (email: string) => void;
  onDone: (email: string, proof: string) => void;
  target: ReturnTarget;
  takesFocus: boolean;
};

/** The e-mail to log in with, asked early: the mail tells its owner of an account before the long part. */
export function EmailStep({ email, proof, onEmail, onDone, target, takesFocus }: EmailStepProps) {
  const codes = useEmailCode(target);
  const form = useDomainForm<EmailWithCode>({
    defaultValues: { email, code: "" },
    validate: (values) => ({ email: emailProblem(values.email), code: proof ? null : codes.problemOf(values) }),
    onChange: (values) => {
      if (values.email !== email) onEmail(values.email);
    },
    save: async (values) => {
      checkCookies();
      const proven = proof || (await codes.prove(values));
      if (proven) onDone(values.email.trim(), proven);
    },
    problemsOf: (error): EmailProblem =>
      error instanceof CookiesBlocked ? { email: error.message } : codes.problemsOf(error, form.getValues()),
  });
  const sent = codes.sentTo(email);
  return (
    <StepForm
      title="어떤 이메일로 가입할까요?"
      help="로그인할 때 쓰고, 주문과 수업 소식도 이 주소로 보내 드려요."
      action={proof || sent ? "다음" : "인증번호 받기"}
      busyLabel={proof || sent ? "확인하고 있어요" : "보내고 있어요"}
      form={form}
      takesFocus={takesFocus}
    >
      <EmailCodeFields
        email={form.field("email")}
        code={form.field("code")}
        sent={sent}
        isProven={proof !== ""}
        onResend={() => form.attempt(() => codes.send(email))}
        loginHref={accountPage("/login", target)}
      />
    </StepForm>
  );
}
