"use client";

import { Button } from "@pkg/ui/button";
import { HydratedFields } from "@pkg/web/features/form/hydrated-fields";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { lazy, Suspense, useState } from "react";
import { EmailField } from "@/lib/credentials/credential-fields";
import { emailProblem } from "@/lib/credentials/credentials";
import { limitProblem } from "@/lib/credentials/password-problem";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import { Title } from "@/lib/frame/title";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { requestReset } from "./password-calls";

/** Comes while the mail is asked for. */
const loadSent = () => import("./components/mail-sent").then((module) => ({ default: module.MailSent }));
const MailSent = lazy(loadSent);

/** Asks for the address. The answer is the same for every address, so that it does not reveal who has an account. */
export function PasswordForgot({ target }: { target: ReturnTarget }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useDomainForm({
    defaultValues: { email: "" },
    validate: ({ email }) => ({ email: emailProblem(email) }),
    save: async ({ email }) => {
      void loadSent();
      await requestReset(email.trim(), target);
      setSentTo(email.trim());
    },
    problemsOf: (error) => ({ email: limitProblem(error) }),
  });

  if (sentTo) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <MailSent email={sentTo} target={target} onAgain={() => setSentTo(null)} />
      </Suspense>
    );
  }
  return (
    <div className="py-6 lg:py-2">
      <Title help="가입한 이메일로 새 비밀번호를 정하는 링크를 보내 드려요.">비밀번호를 잊으셨나요?</Title>
      <form onSubmit={form.submit} noValidate>
        <HydratedFields>
          <EmailField {...form.field("email")} />
          <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="보내고 있어요">
            링크 받기
          </Button>
        </HydratedFields>
      </form>
      <div className="mt-6 border-t border-line pt-5 text-body-sm text-fg-2">
        <p>카카오나 네이버로 가입했다면 비밀번호가 없어요.</p>
        <a
          href={accountPage("/login", target)}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand-fg underline-offset-4 hover:underline"
        >
          로그인 화면으로
        </a>
      </div>
    </div>
  );
}
