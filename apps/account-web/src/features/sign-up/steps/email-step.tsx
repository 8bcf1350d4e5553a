"use client";

import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { CookiesBlocked, checkCookies } from "@/lib/cookies-blocked";
import { emailProblem } from "@/lib/credentials/credentials";
import { checkEmail } from "../register";
import { StepForm } from "./step-form";
import { TakenEmailField } from "./taken-email-field";
import { useTakenEmail } from "./use-taken-email";

type EmailStepProps = {
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
  loginHref: string;
  takesFocus: boolean;
};

/** The e-mail to log in with, asked early: whoever has an account already is told before the long part. */
export function EmailStep({ email, onEmail, onDone, loginHref, takesFocus }: EmailStepProps) {
  const { taken, forget, problemsOf } = useTakenEmail();
  const form = useDomainForm({
    defaultValues: { email },
    validate: (values) => ({ email: emailProblem(values.email) }),
    onChange: (values) => {
      forget();
      onEmail(values.email);
    },
    save: async (values) => {
      checkCookies();
      await checkEmail(values.email.trim());
      onDone();
    },
    problemsOf: (error) => (error instanceof CookiesBlocked ? { email: error.message } : problemsOf(error)),
  });
  return (
    <StepForm
      title="어떤 이메일로 가입할까요?"
      help="로그인할 때 쓰고, 주문과 수업 소식도 이 주소로 보내 드려요."
      action="다음"
      busyLabel="확인하고 있어요"
      form={form}
      takesFocus={takesFocus}
    >
      <TakenEmailField {...form.field("email")} taken={taken} loginHref={loginHref} />
    </StepForm>
  );
}
