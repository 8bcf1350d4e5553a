import { PASSWORD_LINK_MINUTES } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { DoneState } from "@pkg/ui/states";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { ResendMail } from "./resend-mail";

type MailSentProps = { email: string; target: ReturnTarget; onAgain: () => void };

/** Where the link was sent, and what to do when no mail comes. */
export function MailSent({ email, target, onAgain }: MailSentProps) {
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
              <span className="block">{`링크는 ${PASSWORD_LINK_MINUTES}분 동안 쓸 수 있어요.`}</span>
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
