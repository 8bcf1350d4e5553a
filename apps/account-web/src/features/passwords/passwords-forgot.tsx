"use client";

import { Button } from "@pkg/ui/button";
import { DoneState } from "@pkg/ui/states";
import { HydratedFields } from "@pkg/web/features/form/hydrated-fields";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { EmailField } from "@/lib/credential-fields";
import { emailProblem } from "@/lib/credentials";
import { limitProblem } from "@/lib/password-problem";
import { accountPage, type ReturnTarget } from "@/lib/return-target";
import { Title } from "@/lib/title";
import { ResendMail } from "./components/resend-mail";
import { requestReset } from "./password-calls";

/** Asks for the address. The answer is the same for every address, so that it does not reveal who has an account. */
export function PasswordForgot({ target }: { target: ReturnTarget }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useDomainForm({
    defaultValues: { email: "" },
    validate: ({ email }) => ({ email: emailProblem(email) }),
    save: async ({ email }) => {
      await requestReset(email.trim(), target);
      setSentTo(email.trim());
    },
    problemsOf: (error) => ({ email: limitProblem(error) }),
  });

  if (sentTo) return <MailSent email={sentTo} target={target} onAgain={() => setSentTo(null)} />;
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

type MailSentProps = { email: string; target: ReturnTarget; onAgain: () => void };

function MailSent({ email, target, onAgain }: MailSentProps) {
  return (
    <div className="py-6 lg:py-2">
      <div role="status">
        <DoneState
          level={1}
          title="메일함을 확인해 주세요"
          reason={
            <>
              <strong className="block break-all font-semibold text-fg">{email}</strong>
              <span className="block">이 주소로 가입하셨다면 곧 메일이 도착해요.</span>
              <span className="block">링크는 30분 동안 쓸 수 있어요.</span>
            </>
          }
        />
      </div>
      <ul className="mx-auto mt-6 max-w-80 list-disc space-y-1.5 pl-5 text-body-sm text-fg-2">
        <li>스팸함이나 프로모션함에 있을 수도 있어요.</li>
        <li>다른 주소로 가입했을 수도 있어요.</li>
      </ul>
      <div className="mt-7 grid gap-2">
        <ResendMail email={email} target={target} />
        <Button variant="quiet" full onClick={onAgain}>
          다른 이메일 적기
        </Button>
        <a
          href={accountPage("/login", target)}
          className="inline-flex min-h-11 items-center justify-center rounded-sm font-semibold text-fg-2 underline-offset-4 hover:underline"
        >
          로그인 화면으로
        </a>
      </div>
    </div>
  );
}
