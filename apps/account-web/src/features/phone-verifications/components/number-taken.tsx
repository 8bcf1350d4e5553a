import { siteConfig } from "@pkg/web/platform/config/site-config";

const LINK = "inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4";

/** The ways on for a number of another account: that account, or the number moves here, or customer service. */
export function NumberTaken({ canClaim, loginHref }: { canClaim: boolean; loginHref: string }) {
  const { phone } = siteConfig.business;
  return (
    <div className="mt-1 text-body-sm">
      <a href={loginHref} className={LINK}>
        다른 계정으로 로그인하기
      </a>
      <p className="mt-2 text-fg-2">
        {canClaim
          ? "지금 내가 쓰는 번호라면 인증번호로 확인하고 이 계정으로 옮길 수 있어요. 앞 계정은 번호 없이 남고, 그 계정으로 신청한 상담이 있으면 취소돼요."
          : "내 번호인데 그 계정을 쓸 수 없다면 고객센터에 알려 주세요. 확인하고 도와드릴게요."}
      </p>
      {canClaim ? null : <a href={`tel:${phone}`} className={LINK}>{`고객센터 ${phone}`}</a>}
    </div>
  );
}
