import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PhoneScreen } from "@/features/phone-verifications/phone-verifications-screen";
import { SIGN_UP_TOTALS } from "@/features/sign-up/step-ids";
import { AccountFrame } from "@/lib/frame/account-frame";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import type { AccountQuery } from "@/lib/return/return-target";
import { WithReturnTarget } from "@/lib/return/with-return-target";

export const metadata = pageMetadata("휴대폰 확인");

type PhonePageProps = { searchParams: Promise<AccountQuery & { steps?: string | string[] }> };

export default function PhonePage({ searchParams }: PhonePageProps) {
  return (
    <AccountFrame>
      <WithReturnTarget searchParams={searchParams} fallback={<FormSkeleton />}>
        {(target, { steps }) => (
          <PhoneScreen
            target={target}
            steps={Object.values(SIGN_UP_TOTALS).find((count) => String(count) === steps) ?? null}
          />
        )}
      </WithReturnTarget>
    </AccountFrame>
  );
}
