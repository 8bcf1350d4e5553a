"use client";

import { ButtonLink } from "@pkg/ui/button";
import { DescriptionRows } from "@pkg/ui/description-rows";
import { goUrl, loginHref, logoutHref } from "@pkg/web/go";
import { useSession } from "@pkg/web/session/session-store";
import { SessionPanel } from "@pkg/web/shell/session-panel";
import { siteConfig } from "@pkg/web/site-config";

/** Who is signed in on the tutor's side, and the ways from here. */
export function TutorHome() {
  const { user } = useSession();
  const buyerHome = (
    <ButtonLink href={goUrl("buyer", "/")} variant="secondary" size="lg" full>
      {siteConfig.name} 홈으로
    </ButtonLink>
  );
  if (!user) {
    return (
      <SessionPanel title="선생님 계정으로 로그인해 주세요" help="지원할 때 쓴 이메일로 로그인해요.">
        <ButtonLink href={loginHref("/", "tutor")} size="lg" full>
          로그인
        </ButtonLink>
        {buyerHome}
      </SessionPanel>
    );
  }
  const isTutor = user.userType === "TUTOR";
  const name = user.name ?? user.email;
  return (
    <SessionPanel
      title={isTutor ? `${name} 선생님으로 로그인했어요` : "학생 계정으로 로그인했어요"}
      help={isTutor ? "계정 정보가 맞는지 확인해 주세요." : "선생님 화면은 선생님 계정으로 볼 수 있어요."}
    >
      <DescriptionRows
        rows={[
          { id: "name", label: "이름", value: name },
          { id: "email", label: "이메일", value: user.email },
          { id: "phone", label: "휴대폰", value: user.phoneNumberVerified ? "확인했어요" : "아직 확인하지 않았어요" },
        ]}
      />
      {buyerHome}
      <ButtonLink href={logoutHref("/", "tutor")} variant="line" size="lg" full>
        {isTutor ? "로그아웃" : "다른 계정으로 로그인"}
      </ButtonLink>
    </SessionPanel>
  );
}
