"use client";

import { ButtonLink } from "@pkg/ui/button";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { goUrl, loginHref } from "@pkg/web/platform/navigation/go";
import { SessionPanel } from "@pkg/web/platform/page/session-panel";
import { useSession } from "@pkg/web/platform/session/session-store";

/** The student who takes the test, and a link back to the choice of subjects. */
export function ExamHome() {
  const { user } = useSession();
  const student = user?.students.find((one) => !one.isSelf) ?? user?.students[0];
  const name = student?.name ?? user?.name ?? user?.email;
  return (
    <SessionPanel
      title={name ? `${name} 님으로 로그인했어요` : "누가 시험을 보는지 알려 주세요"}
      help={`레벨 테스트는 ${siteConfig.name}에서 과목을 고르면 이 주소에서 열려요.`}
    >
      {user ? null : (
        <ButtonLink href={loginHref("/")} size="lg" full>
          로그인
        </ButtonLink>
      )}
      <ButtonLink
        href={goUrl("buyer", "/")}
        variant={user ? "primary" : "secondary"}
        size="lg"
        full
      >{`${siteConfig.name} 홈으로`}</ButtonLink>
    </SessionPanel>
  );
}
