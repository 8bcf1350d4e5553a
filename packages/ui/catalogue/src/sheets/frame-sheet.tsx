import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "../../../src/button";
import { Footer } from "../../../src/footer";
import { HeaderTextLink, SiteHeader } from "../../../src/header";
import { LiveCount } from "../../../src/live-count";
import { Logo } from "../../../src/logo";
import { MenuSheet, PersonRow } from "../../../src/menu-sheet";
import { MessengerButton } from "../../../src/messenger-button";
import { StickyBar } from "../../../src/sticky-bar";

const LINKS = ["가격", "후기", "이벤트"].map((label) => ({ href: `#${label}`, label }));
const ENTRIES = [
  ...["내 수업", "프로필", "가격", "후기"].map((label) => ({ id: label, label, href: `#${label}` })),
  { id: "logout", label: "로그아웃", quiet: true, onPress: () => undefined },
];
const FACTS = [
  "주식회사 나란",
  "대표 김나란",
  "사업자등록번호 000-00-00000",
  "서울특별시 마포구 나란로 12, 3층",
  "고객센터 1600-0000 (평일 10:00–19:00)",
];

/** Header, flow header, sticky bar, messenger button and footer in the layout of an app. */
export function FrameSheet({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(32);
  return (
    <>
      <SiteHeader
        home={{ href: "#top", label: "나란 홈", logo: <Logo name="" height={28} /> }}
        links={LINKS}
        actions={
          <>
            <HeaderTextLink href="#login">로그인</HeaderTextLink>
            <ButtonLink href="#start" size="sm" className="hidden lg:inline-grid">
              수강 신청
            </ButtonLink>
            <MenuSheet
              label="메뉴"
              entries={ENTRIES}
              top={<PersonRow name="김하준" note="중2 · 이수진 님의 자녀" seed={12} />}
            />
          </>
        }
      />
      <main>
        {children}
        <StickyBar above={<LiveCount label="조건에 맞는 선생님" count={count} unit="명" />}>
          <Button size="lg" full onClick={() => setCount(count + 6)}>
            다음
          </Button>
        </StickyBar>
      </main>
      <Footer
        name="나란"
        links={[
          { href: "#terms", label: "이용약관" },
          { href: "#privacy", label: "개인정보 처리방침", strong: true },
          { href: "#refund", label: "환불 규정" },
        ]}
        facts={FACTS}
      />
      <MessengerButton label="문의하기" offset={160} />
    </>
  );
}
