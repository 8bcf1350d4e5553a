"use client";

import { newPasswordProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { NEW_PASSWORD_HELP, PasswordField } from "@/lib/credentials/credential-fields";
import { emailProblem } from "@/lib/credentials/credentials";
import { StepForm } from "./step-form";
import { TakenEmailField } from "./taken-email-field";
import { useTakenEmail } from "./use-taken-email";

type AccountStepProps = {
  email: string;
  onEmail: (email: string) => void;
  /** Makes the account and registers. It may throw. */
  onDone: (credentials: { email: string; password: string }) => Promise<void>;
  loginHref: string;
  takesFocus: boolean;
};

/** The last question: the password for the e-mail, which can still be changed. The password lives on this screen only. */
export function AccountStep({ email, onEmail, onDone, loginHref, takesFocus }: AccountStepProps) {
  const { taken, forget, problemsOf } = useTakenEmail();
  const [isChanging, setChanging] = useState(false);
  const form = useDomainForm({
    defaultValues: { email, password: "" },
    validate: (values) => ({
      email: emailProblem(values.email),
      password: newPasswordProblem(values.password, values.email),
    }),
    onChange: (values) => {
      forget();
      onEmail(values.email);
    },
    save: (values) => onDone({ email: values.email.trim(), password: values.password }),
    problemsOf: (error) => {
      const problems = problemsOf(error);
      if (problems) setChanging(true);
      return problems;
    },
  });
  return (
    <StepForm
      title="로그인에 쓸 비밀번호를 정해 주세요"
      action="가입하기"
      busyLabel="가입하고 있어요"
      form={form}
      takesFocus={takesFocus}
    >
      <FieldGroup>
        {isChanging ? (
          <TakenEmailField {...form.field("email")} taken={taken} loginHref={loginHref} />
        ) : (
          <div className="flex items-center justify-between gap-3">
            <p className="min-w-0 text-body break-all">{email}</p>
            <Button variant="quiet" size="sm" className="shrink-0" onClick={() => setChanging(true)}>
              이메일 바꾸기
            </Button>
            {/* What a password manager keeps the password for. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
          </div>
        )}
        <PasswordField
          {...form.field("password")}
          label="비밀번호"
          autoComplete="new-password"
          help={NEW_PASSWORD_HELP}
        />
      </FieldGroup>
    </StepForm>
  );
}
