"use client";

import { newPasswordProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Loaded } from "@/lib/account-query";
import { NEW_PASSWORD_HELP, PasswordField } from "@/lib/credentials/credential-fields";
import { passwordGivenProblem } from "@/lib/credentials/credentials";
import { currentPasswordProblem, fieldProblem, isLogInTooOld } from "@/lib/credentials/password-problem";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import { Title } from "@/lib/frame/title";
import { useLoginMethods } from "@/lib/login-methods/login-methods";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { LogInAgain } from "./components/log-in-again";
import { changePassword } from "./password-calls";

type PasswordChangeProps = {
  target: ReturnTarget;
  /** Logs out and in, and comes back here: a first password asks for a recent log-in. */
  againHref: string;
};

/** Changes the password, or sets the first one. */
export function PasswordChange({ target, againHref }: PasswordChangeProps) {
  return (
    <Loaded
      query={useLoginMethods()}
      skeleton={<FormSkeleton />}
      failure={{
        className: "py-8",
        title: "계정 정보를 불러오지 못했어요",
        reason: "비밀번호는 그대로예요.",
      }}
    >
      {({ ways, isRecent }) => {
        const hasPassword = ways.some(({ provider, linked }) => provider === "EMAIL" && linked);
        if (hasPassword || isRecent)
          return <ChangeForm hasPassword={hasPassword} target={target} againHref={againHref} />;
        return <LogInAgain href={againHref} />;
      }}
    </Loaded>
  );
}

function ChangeForm({ hasPassword, target, againHref }: PasswordChangeProps & { hasPassword: boolean }) {
  const router = useRouter();
  const [isTooOld, setTooOld] = useState(false);
  const form = useDomainForm({
    defaultValues: { currentPassword: "", newPassword: "" },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: hasPassword ? passwordGivenProblem(currentPassword) : null,
      newPassword: newPasswordProblem(newPassword, ""),
    }),
    save: async ({ currentPassword, newPassword }) => {
      await changePassword(newPassword, hasPassword ? currentPassword : undefined);
      toast(hasPassword ? "비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요." : "비밀번호를 정했어요.");
      router.replace(accountPage("/security", target));
    },
    problemsOf: (error) => {
      const current = currentPasswordProblem(error);
      const next = fieldProblem(error, "newPassword");
      return current && hasPassword ? { currentPassword: current } : { newPassword: next ?? current };
    },
    onError: (error) => (isLogInTooOld(error) ? setTooOld(true) : reactTo(error)),
  });
  if (isTooOld) return <LogInAgain href={againHref} />;
  return (
    <div className="py-4 lg:py-2">
      <Title
        help={hasPassword ? "저장하면 다른 기기에서는 모두 로그아웃해요." : "정하면 이메일로도 로그인할 수 있어요."}
      >
        {hasPassword ? "비밀번호 바꾸기" : "비밀번호 정하기"}
      </Title>
      <form onSubmit={form.submit} noValidate>
        <FieldGroup>
          {hasPassword ? (
            <PasswordField {...form.field("currentPassword")} label="현재 비밀번호" autoComplete="current-password" />
          ) : null}
          <PasswordField
            {...form.field("newPassword")}
            label="새 비밀번호"
            help={NEW_PASSWORD_HELP}
            autoComplete="new-password"
          />
        </FieldGroup>
        <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="저장하고 있어요">
          저장하기
        </Button>
      </form>
      {hasPassword ? (
        <p className="mt-5 text-body-sm text-fg-2">
          <a
            href={accountPage("/password/forgot", target)}
            className="inline-flex min-h-11 items-center rounded-sm font-semibold underline underline-offset-4"
          >
            현재 비밀번호가 기억나지 않아요
          </a>
        </p>
      ) : null}
    </div>
  );
}
