import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { LoginPanel } from "@/features/login/login-panel";
import { AccountFrame } from "@/lib/frame/account-frame";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import { Title } from "@/lib/frame/title";
import type { AccountQuery } from "@/lib/return/return-target";
import { type VendorQuery, vendorReturn } from "@/lib/return/vendor-return";
import { WithReturnTarget } from "@/lib/return/with-return-target";

export const metadata = pageMetadata("로그인");

type LoginPageProps = { searchParams: Promise<AccountQuery & VendorQuery> };

export default function LoginPage({ searchParams }: LoginPageProps) {
  return (
    <AccountFrame>
      <div className="py-6 lg:py-2">
        <WithReturnTarget
          searchParams={searchParams}
          fallback={
            <>
              <LoginTitle />
              <FormSkeleton titled />
            </>
          }
        >
          {(target, query) => (
            <>
              <LoginTitle next={target.next} />
              <LoginPanel target={target} problem={vendorReturn(query).problem} />
            </>
          )}
        </WithReturnTarget>
      </div>
    </AccountFrame>
  );
}

/** Who comes from an enrollment reads that it goes on. */
function LoginTitle({ next = "" }: { next?: string }) {
  const isEnrolling = /^https?:\/\/[^/]+\/tutoring\/enroll(?:[/?]|$)/.test(next);
  return (
    <Title help="로그인하면 보던 화면으로 돌아가요.">
      {isEnrolling ? "로그인하고 이어서 신청해요" : "어떻게 로그인할까요?"}
    </Title>
  );
}
