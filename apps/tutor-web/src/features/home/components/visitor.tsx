import { ButtonLink } from "@pkg/ui/button";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { goUrl, loginHref } from "@pkg/web/platform/navigation/go";
import { SessionPanel } from "@pkg/web/platform/shell/session-panel";

/** The home page of visitors: how tutors log in or apply. */
export function Visitor() {
  return (
    <SessionPanel title="선생님 계정으로 로그인해 주세요" help="지원할 때 쓴 방법으로 로그인해요.">
      <ButtonLink href={loginHref("/")} size="lg" full>
        로그인
      </ButtonLink>
      <ButtonLink href={goUrl("account", "/signup", { next: "/applicants" })} variant="secondary" size="lg" full>
        선생님 지원하기
      </ButtonLink>
      <ButtonLink href={goUrl("buyer", "/")} variant="text" size="lg" full>
        {siteConfig.name} 홈으로
      </ButtonLink>
    </SessionPanel>
  );
}
