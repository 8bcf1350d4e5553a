"use client";

import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { useForm } from "@pkg/web/features/form/use-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { whenIdle } from "@pkg/web/platform/shell/when-idle";
import { useEffect } from "react";
import { afterSignIn } from "@/lib/after-sign-in";
import { emailProblem, passwordGivenProblem } from "@/lib/credentials";
import { goOn } from "@/lib/go-on";
import { rememberWay } from "@/lib/last-way";
import { PasswordField } from "@/lib/password-field";
import type { ReturnTarget } from "@/lib/return-target";

const loadSending = () => Promise.all([import("@/lib/sign-in"), import("./login-problem")]);

/** E-mail and password. A wrong pair is told at the password, and both stay as they were typed. */
export function LoginForm({ target }: { target: ReturnTarget }) {
  // The code for sending comes once the page is idle, so that a lost connection is met by our own words.
  useEffect(() => whenIdle(() => void loadSending()), []);
  const form = useForm({
    initial: { email: "", password: "" },
    validate: ({ email, password }) => ({
      email: emailProblem(email) ?? undefined,
      password: passwordGivenProblem(password) ?? undefined,
    }),
    onSubmit: async ({ email, password }) => {
      const [{ signIn }] = await loadSending();
      const user = await signIn({ email: email.trim(), password });
      rememberWay("EMAIL");
      goOn(afterSignIn(user, target));
    },
    onError: async (error) => {
      const parts = await loadSending().catch(() => null);
      const problem = parts?.[1].loginProblem(error);
      if (problem) form.fail({ password: problem });
      else await reactTo(error);
    },
  });
  return (
    <form ref={form.formRef} onSubmit={form.submit} noValidate>
      <FieldGroup>
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
        <PasswordField {...form.field("password")} label="비밀번호" autoComplete="current-password" />
      </FieldGroup>
      <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="로그인하고 있어요">
        로그인
      </Button>
    </form>
  );
}
