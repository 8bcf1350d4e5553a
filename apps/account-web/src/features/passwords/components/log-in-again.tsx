import { RECENT_LOG_IN_MINUTES } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Title } from "@/lib/frame/title";

/** Instead of the form of a first password, once the log-in is some time ago. @param href logs out, in, and comes back */
export function LogInAgain({ href }: { href: string }) {
  return (
    <div className="py-4 lg:py-2">
      <Title
        help={`로그인한 지 ${RECENT_LOG_IN_MINUTES}분이 지나서 본인인지 한 번 더 확인해요. 다시 로그인하면 이 화면으로 돌아와요.`}
      >
        비밀번호 정하기
      </Title>
      <ButtonLink href={href} size="lg" full>
        다시 로그인하기
      </ButtonLink>
    </div>
  );
}
