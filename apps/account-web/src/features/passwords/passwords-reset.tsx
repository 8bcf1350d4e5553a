"use client";

import { newPasswordProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { NEW_PASSWORD_HELP, PasswordField } from "@/lib/credential-fields";
import { FormSkeleton } from "@/lib/form-skeleton";
import { fieldProblem, isLinkOver, limitProblem } from "@/lib/password-problem";
import type { ReturnTarget } from "@/lib/return-target";
import { Title } from "@/lib/title";
import { checkReset, resetPassword } from "./password-calls";

/** Read by whoever is done, or comes too late. */
const ResetEnd = dynamic(() => import("./components/reset-end").then((module) => module.ResetEnd), {
  loading: () => <FormSkeleton />,
});

type Step = { kind: "reading" } | { kind: "asking"; token: string } | { kind: "over" } | { kind: "done" };

/** A link that is over says so at once. When nobody can tell, the form opens: its answer to the password tells as well. */
async function stepOf(token: string): Promise<Step> {
  try {
    await checkReset(token);
  } catch (error) {
    if (isLinkOver(error)) return { kind: "over" };
  }
  return { kind: "asking", token };
}

/** Sets a new password by the mailed link. Its token follows the "#", so that it reaches no server's log. */
export function PasswordReset({ target }: { target: ReturnTarget }) {
  const [step, setStep] = useState<Step>({ kind: "reading" });
  useEffect(() => {
    const tokenHere = () => new URLSearchParams(location.hash.slice(1)).get("token");
    let asked: string | null = null;
    const read = async () => {
      const token = tokenHere();
      if (!token) return setStep({ kind: "over" });
      if (token === asked) return;
      asked = token;
      setStep({ kind: "reading" });
      const next = await stepOf(token);
      if (tokenHere() === token) setStep(next);
    };
    void read();
    // A second link that is opened in the same tab changes nothing but the fragment.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  if (step.kind === "reading") return <FormSkeleton />;
  if (step.kind !== "asking") return <ResetEnd kind={step.kind} target={target} />;
  return (
    <NewPassword
      token={step.token}
      onDone={() => {
        history.replaceState(null, "", location.pathname + location.search);
        setStep({ kind: "done" });
      }}
      onOver={() => setStep({ kind: "over" })}
    />
  );
}

type NewPasswordProps = { token: string; onDone: () => void; onOver: () => void };

function NewPassword({ token, onDone, onOver }: NewPasswordProps) {
  const form = useDomainForm({
    defaultValues: { newPassword: "" },
    validate: ({ newPassword }) => ({ newPassword: newPasswordProblem(newPassword, "") }),
    save: async ({ newPassword }) => {
      await resetPassword(token, newPassword);
      onDone();
    },
    problemsOf: (error) => ({ newPassword: limitProblem(error) ?? fieldProblem(error, "newPassword") }),
    onError: (error) => (isLinkOver(error) ? onOver() : reactTo(error)),
  });
  return (
    <div className="py-6 lg:py-2">
      <Title help="저장하면 다른 기기에서는 모두 로그아웃해요.">새 비밀번호를 정해 주세요</Title>
      <form onSubmit={form.submit} noValidate>
        <PasswordField
          {...form.field("newPassword")}
          label="새 비밀번호"
          help={NEW_PASSWORD_HELP}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="저장하고 있어요">
          저장하기
        </Button>
      </form>
    </div>
  );
}
