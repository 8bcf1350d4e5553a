import { Badge } from "@pkg/ui/badge";
import { Banner } from "@pkg/ui/banner";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { SocialButtons } from "./components/social-buttons";
import { LoginForm } from "./login-form";
import { SkipLogin } from "./login-redirects";

type LoginPanelProps = {
  target: ReturnTarget;
  /** The problem at the vendor that the visitor returns from. */
  problem: string | null;
};

/** The log-in screen below its title, with the way to a first account: for lessons, or to apply as a tutor. */
export function LoginPanel({ target, problem }: LoginPanelProps) {
  const isTutor = target.source === "tutor";
  return (
    <>
      <SkipLogin target={target} />
      {isTutor ? (
        <Badge tone="brand" className="-mt-4 mb-6">
          선생님
        </Badge>
      ) : null}
      {problem ? (
        <div role="alert" className="-mt-2 mb-6">
          <Banner inline tone="warn">
            {problem}
          </Banner>
        </div>
      ) : null}
      {isTutor ? <SignUpDoor target={target} isTutor className="-mt-2 mb-6 border-b pb-5" /> : null}
      <SocialButtons target={target} />
      <p className="my-6 flex items-center gap-3 text-caption text-fg-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        또는 이메일로
      </p>
      <LoginForm target={target} />
      <p className="mt-4 text-center text-body-sm">
        <a
          href={accountPage("/password/forgot", target)}
          className="inline-flex min-h-11 items-center rounded-sm px-1 text-fg-2 underline underline-offset-4"
        >
          비밀번호를 잊었어요
        </a>
      </p>
      {isTutor ? null : <SignUpDoor target={target} isTutor={false} className="mt-3 border-t pt-5" />}
    </>
  );
}

/** The way to a first account: before the log-in for tutors, who mostly come to apply. */
function SignUpDoor({ target, isTutor, className }: { target: ReturnTarget; isTutor: boolean; className: string }) {
  return (
    <p className={`border-line text-body-sm text-fg-2 ${className}`}>
      {isTutor ? "처음이신가요?" : "처음 오셨나요?"}{" "}
      <a
        href={accountPage("/signup", target)}
        className="inline-flex min-h-11 items-center rounded-sm px-1 font-semibold text-brand-fg underline-offset-4 hover:underline"
      >
        {isTutor ? "선생님으로 지원하기" : "이메일로 가입하기"}
      </a>
    </p>
  );
}
