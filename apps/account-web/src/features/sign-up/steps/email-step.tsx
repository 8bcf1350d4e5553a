"use client";

import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { isApiError } from "@pkg/web/platform/api/api";
import { useState } from "react";
import { emailProblem } from "@/lib/credentials";
import { checkEmail } from "../register";
import { StepForm } from "./step-form";
import { TakenEmailField } from "./taken-email-field";

type EmailStepProps = {
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
  loginHref: string;
  takesFocus: boolean;
};

/** The e-mail to log in with, asked early: whoever has an account already is told before the long part. */
export function EmailStep({ email, onEmail, onDone, loginHref, takesFocus }: EmailStepProps) {
  const [taken, setTaken] = useState(false);
  const form = useDomainForm({
    defaultValues: { email },
    validate: (values) => ({ email: emailProblem(values.email) }),
    onChange: (values) => {
      setTaken(false);
      onEmail(values.email);
    },
    save: async (values) => {
      await checkEmail(values.email.trim());
      onDone();
    },
    problemsOf: (error) => {
      const isTaken = isApiError(error, "account", 20003);
      setTaken(isTaken);
      return isTaken ? { email: "이미 가입한 이메일이에요." } : null;
    },
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
