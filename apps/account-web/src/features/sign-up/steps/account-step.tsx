"use client";

import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { useForm } from "@pkg/web/features/form/use-form";
import { isApiError } from "@pkg/web/platform/api/api";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useState } from "react";
import { emailProblem, newPasswordProblem } from "@/lib/credentials";
import { PasswordField } from "@/lib/password-field";
import { StepForm } from "./step-form";

type AccountStepProps = {
  email: string;
  onEmail: (email: string) => void;
  /** Makes the account and registers. It may throw. */
  onDone: (credentials: { email: string; password: string }) => Promise<void>;
  loginHref: string;
  takesFocus: boolean;
};

const TAKEN = "이미 가입한 이메일이에요.";

/** The last question: what to log in with. The password lives on this screen only. */
export function AccountStep({ email, onEmail, onDone, loginHref, takesFocus }: AccountStepProps) {
  const [taken, setTaken] = useState(false);
  const form = useForm({
    initial: { email, password: "" },
    validate: (values) => ({
      email: emailProblem(values.email) ?? undefined,
      password: newPasswordProblem(values.password, values.email) ?? undefined,
    }),
    onChange: (values) => {
      setTaken(false);
      onEmail(values.email);
    },
    onSubmit: (values) => onDone({ email: values.email.trim(), password: values.password }),
    onError: async (error) => {
      if (!isApiError(error, "account", 20003)) return reactTo(error);
      setTaken(true);
      form.fail({ email: TAKEN });
    },
  });
  return (
    <StepForm
      title="로그인에 쓸 이메일과 비밀번호를 정해 주세요"
      action="가입하기"
      busy={form.busy}
      busyLabel="가입하고 있어요"
      formRef={form.formRef}
      onSubmit={form.submit}
      takesFocus={takesFocus}
    >
      <FieldGroup>
        <div>
          <TextField
            {...form.field("email")}
            label="이메일"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="name@example.com"
          />
          {taken ? (
            <p className="mt-1 text-body-sm text-fg-2">
              적은 내용은 그대로 있어요.{" "}
              <a
                href={loginHref}
                className="inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
              >
                이 이메일로 로그인하기
              </a>
            </p>
          ) : null}
        </div>
        <PasswordField
          {...form.field("password")}
          label="비밀번호"
          autoComplete="new-password"
          help="8자 이상이면 돼요."
        />
      </FieldGroup>
    </StepForm>
  );
}
