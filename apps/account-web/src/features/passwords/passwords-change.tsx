"use client";

import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { FailureState } from "@pkg/ui/states";
import { toast } from "@pkg/ui/toast";
import { useForm } from "@pkg/web/features/form/use-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useRouter } from "next/navigation";
import { newPasswordProblem, passwordGivenProblem } from "@/lib/credentials";
import { FormSkeleton } from "@/lib/form-skeleton";
import { readLoginWays } from "@/lib/login-ways";
import { PasswordField } from "@/lib/password-field";
import { Title } from "@/lib/title";
import { useLoaded } from "@/lib/use-loaded";
import { loadPasswordCalls, usePasswordCalls } from "./load-password-calls";

/** Changes the password; somebody without one sets their first. @param back where it goes on afterwards */
export function PasswordChange({ back }: { back: string }) {
  const { state, retry } = useLoaded(readLoginWays);
  if (state.kind === "loading") return <FormSkeleton />;
  if (state.kind === "failed") {
    return (
      <FailureState
        className="py-8"
        title="계정 정보를 불러오지 못했어요"
        reason="비밀번호는 그대로예요."
        action={<Button onClick={retry}>다시 불러오기</Button>}
      />
    );
  }
  const hasPassword = state.value.some(({ provider, linked }) => provider === "EMAIL" && linked);
  return <ChangeForm hasPassword={hasPassword} back={back} />;
}

function ChangeForm({ hasPassword, back }: { hasPassword: boolean; back: string }) {
  const router = useRouter();
  usePasswordCalls();
  const form = useForm({
    initial: { currentPassword: "", newPassword: "" },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: hasPassword ? (passwordGivenProblem(currentPassword) ?? undefined) : undefined,
      newPassword: newPasswordProblem(newPassword, "") ?? undefined,
    }),
    onSubmit: async ({ currentPassword, newPassword }) => {
      const { changePassword } = await loadPasswordCalls();
      await changePassword(newPassword, hasPassword ? currentPassword : undefined);
      toast(hasPassword ? "비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요." : "비밀번호를 정했어요.");
      router.replace(back);
    },
    onError: async (error) => {
      const parts = await loadPasswordCalls().catch(() => null);
      const current = parts?.currentPasswordProblem(error);
      const next = parts?.fieldProblem(error, "newPassword");
      if (current && hasPassword) form.fail({ currentPassword: current });
      else if (current || next) form.fail({ newPassword: next ?? current ?? "" });
      else await reactTo(error);
    },
  });
  return (
    <div className="py-4 lg:py-2">
      <Title
        help={hasPassword ? "저장하면 다른 기기에서는 모두 로그아웃해요." : "정하면 이메일로도 로그인할 수 있어요."}
      >
        {hasPassword ? "비밀번호 바꾸기" : "비밀번호 정하기"}
      </Title>
      <form ref={form.formRef} onSubmit={form.submit} noValidate>
        <FieldGroup>
          {hasPassword ? (
            <PasswordField {...form.field("currentPassword")} label="지금 비밀번호" autoComplete="current-password" />
          ) : null}
          <PasswordField
            {...form.field("newPassword")}
            label="새 비밀번호"
            help="8자 이상으로 정해 주세요."
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
            href="/password/forgot"
            className="inline-flex min-h-11 items-center rounded-sm font-semibold underline underline-offset-4"
          >
            지금 비밀번호가 기억나지 않아요
          </a>
        </p>
      ) : null}
    </div>
  );
}
