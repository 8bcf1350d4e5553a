import { Badge } from "@pkg/ui/badge";
import { accountPage, type ReturnTarget } from "@/lib/return-target";
import { Title } from "@/lib/title";
import { LoginForm } from "./login-form";
import { SkipLogin } from "./login-skip";

/** The log-in screen; tutors come with an account that was made when they were accepted. */
export function LoginPanel({ target }: { target: ReturnTarget }) {
  const isTutor = target.source === "tutor";
  return (
    <div className="py-6 lg:py-2">
      <SkipLogin target={target} />
      {isTutor ? (
        <Badge tone="brand" className="mb-3">
          선생님
        </Badge>
      ) : null}
      <Title help="로그인하면 보던 화면으로 이어져요.">이메일로 로그인해 주세요</Title>
      <LoginForm target={target} />
      <p className="mt-6 border-t border-line pt-5 text-body-sm text-fg-2">
        {isTutor ? (
          "선생님 계정은 지원하고 합격하면 만들어 드려요."
        ) : (
          <>
            처음 오셨나요?{" "}
            <a
              href={accountPage("/signup", target)}
              className="inline-flex min-h-11 items-center rounded-sm px-1 font-semibold text-brand-fg underline-offset-4 hover:underline"
            >
              가입하기
            </a>
          </>
        )}
      </p>
    </div>
  );
}
