import { IN_APP_BROWSERS, type InAppBrowser, outsideUrl } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { ButtonLink } from "@pkg/ui/button";
import { AddressField } from "@pkg/web/features/private-links/address-field";
import { useRef } from "react";

/** Says that Google refuses to log in within another app's browser, and leads out of it. */
export default function OutsideNote({ app }: { app: InAppBrowser }) {
  const box = useRef<HTMLInputElement>(null);
  const outside = outsideUrl(app, navigator.userAgent, location.href);
  return (
    <div className="mt-6">
      <Banner inline tone="info">
        {IN_APP_BROWSERS[app]} 안에서는 Google로 로그인할 수 없어요.
        {outside ? " 휴대폰 브라우저에서 열어 주세요." : " 주소를 복사해서 Safari나 Chrome에 붙여 넣어 주세요."}
      </Banner>
      {outside ? (
        <ButtonLink href={outside} variant="line" full className="mt-2.5">
          다른 브라우저로 열기
        </ButtonLink>
      ) : (
        <AddressField box={box} name="이 화면의 주소" url={location.href} />
      )}
    </div>
  );
}
