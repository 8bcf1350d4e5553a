"use client";

import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { HydratedFields } from "@pkg/web/features/form/hydrated-fields";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { EmailField, PasswordField } from "@/lib/credentials/credential-fields";
import { emailProblem, passwordGivenProblem } from "@/lib/credentials/credentials";
import type { ReturnTarget } from "@/lib/return/return-target";
import { afterSignIn, rememberLoginMethod, signIn } from "./sign-in";

/** E-mail and password. The password field explains a refusal, and both keep what was typed. */
export function LoginForm({ target }: { target: ReturnTarget }) {
  const form = useDomainForm({
    defaultValues: { email: "", password: "" },
    validate: ({ email, password }) => ({ email: emailProblem(email), password: passwordGivenProblem(password) }),
    save: async ({ email, password }) => {
      const user = await signIn({ email: email.trim(), password });
      rememberLoginMethod("EMAIL");
      location.replace(afterSignIn(user, target));
    },
    // The messages load with the first refusal; without a connection the app's own reaction reports the error.
    problemsOf: async (error) => {
      const problems = await import("./login-problem").catch(() => null);
      return { password: problems?.loginProblem(error) };
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <HydratedFields>
        <FieldGroup>
          <EmailField {...form.field("email")} />
          <PasswordField {...form.field("password")} label="비밀번호" autoComplete="current-password" />
        </FieldGroup>
        <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="로그인하고 있어요">
          로그인
        </Button>
      </HydratedFields>
    </form>
  );
}
