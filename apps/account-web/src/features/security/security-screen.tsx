import { ListGroup } from "@pkg/ui/list-row";
import { Title } from "@/lib/frame/title";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import type { VendorReturn } from "@/lib/return/vendor-return";
import { Devices } from "./components/devices";
import { LoginMethods } from "./components/login-methods";
import { MyData } from "./components/my-data";

type SecurityScreenProps = {
  returned: VendorReturn;
  target: ReturnTarget;
  /** Logs out and in, and comes back here. */
  againHref: string;
};

/** Log-in and security: the login methods, the devices, and what the account holds. */
export function SecurityScreen({ returned, target, againHref }: SecurityScreenProps) {
  return (
    <div className="py-4 lg:py-2">
      <Title help="로그인 방법과 기기를 관리해요.">로그인과 보안</Title>
      <ListGroup title="로그인 방법">
        <LoginMethods
          target={target}
          passwordHref={accountPage("/password/change", target)}
          againHref={againHref}
          returned={returned}
        />
      </ListGroup>
      <ListGroup title="로그인한 기기">
        <Devices />
        <a
          // To the home page of the site where they came from: the page itself needs a log-in.
          href={accountPage("/logout", { ...target, given: null })}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-fg-2 underline-offset-4 hover:underline"
        >
          로그아웃
        </a>
      </ListGroup>
      <ListGroup title="내 정보">
        <MyData againHref={againHref} />
      </ListGroup>
      <p className="pt-2 pb-6">
        <a
          href={accountPage("/close-account", target)}
          className="inline-flex min-h-11 items-center rounded-sm text-body-sm text-fg-3 underline underline-offset-4"
        >
          회원 탈퇴
        </a>
      </p>
    </div>
  );
}
