"use client";

import { newPasswordProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { NEW_PASSWORD_HELP, PasswordField } from "@/lib/credentials/credential-fields";
import { StepForm } from "./step-form";

type AccountStepProps = {
  email: string;
  onOtherEmail: () => void;
  /** Makes the account and registers. It may throw. */
  onDone: (password: string) => Promise<void>;
  takesFocus: boolean;
};

/** The last question: the password for the e-mail. It lives on this screen only. */
export function AccountStep({ email, onOtherEmail, onDone, takesFocus }: AccountStepProps) {
  const form = useDomainForm({
    defaultValues: { password: "" },
    validate: ({ password }) => ({ password: newPasswordProblem(password, email) }),
    save: ({ password }) => onDone(password),
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
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-body break-all">{email}</p>
          <Button variant="quiet" size="sm" className="shrink-0" onClick={onOtherEmail}>
            이메일 바꾸기
          </Button>
          {/* What a password manager keeps the password for. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
        </div>
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
