"use client";

import { Button } from "@pkg/ui/button";
import { useForm } from "@pkg/web/features/form/use-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { lazy, Suspense, useEffect, useState } from "react";
import { newPasswordProblem } from "@/lib/credentials";
import { FormSkeleton } from "@/lib/form-skeleton";
import { PasswordField } from "@/lib/password-field";
import { Title } from "@/lib/title";
import { loadPasswordCalls, usePasswordCalls } from "./load-password-calls";

const ResetEnd = lazy(() => import("./components/reset-end"));

type Step = { kind: "reading" } | { kind: "asking"; token: string } | { kind: "over" } | { kind: "done" };

/** Sets a new password by the mailed link. Its token stands behind "#", which no server and no log gets to see. */
export function PasswordReset() {
  const [step, setStep] = useState<Step>({ kind: "reading" });
  useEffect(() => {
    const read = () => {
      const token = new URLSearchParams(location.hash.slice(1)).get("token");
      setStep(token ? { kind: "asking", token } : { kind: "over" });
    };
    read();
    // A second link that is opened in the same tab changes nothing but the fragment.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  if (step.kind === "reading") return <FormSkeleton />;
  if (step.kind !== "asking") {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <ResetEnd kind={step.kind} />
      </Suspense>
    );
  }
  return (
    <NewPassword
      token={step.token}
      onDone={() => {
        history.replaceState(null, "", location.pathname);
        setStep({ kind: "done" });
      }}
      onOver={() => setStep({ kind: "over" })}
    />
  );
}

type NewPasswordProps = { token: string; onDone: () => void; onOver: () => void };

function NewPassword({ token, onDone, onOver }: NewPasswordProps) {
  usePasswordCalls();
  const form = useForm({
    initial: { newPassword: "" },
    validate: ({ newPassword }) => ({ newPassword: newPasswordProblem(newPassword, "") ?? undefined }),
    onSubmit: async ({ newPassword }) => {
      const { resetPassword } = await loadPasswordCalls();
      await resetPassword(token, newPassword);
      onDone();
    },
    onError: async (error) => {
      const parts = await loadPasswordCalls().catch(() => null);
      if (parts?.isLinkOver(error)) return onOver();
      const problem = parts?.limitProblem(error) ?? parts?.fieldProblem(error, "newPassword");
      if (problem) form.fail({ newPassword: problem });
      else await reactTo(error);
    },
  });
  return (
    <div className="py-6 lg:py-2">
      <Title help="저장하면 다른 기기에서는 모두 로그아웃해요.">새 비밀번호를 정해 주세요</Title>
      <form ref={form.formRef} onSubmit={form.submit} noValidate>
        <PasswordField
          {...form.field("newPassword")}
          label="새 비밀번호"
          help="8자 이상으로 정해 주세요."
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="저장하고 있어요">
          저장하기
        </Button>
      </form>
    </div>
  );
}
