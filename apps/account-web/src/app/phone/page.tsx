import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PhoneScreen } from "@/features/phone-verifications/phone-verifications-screen";
import { AccountFrame } from "@/lib/account-frame";
import { FormSkeleton } from "@/lib/form-skeleton";
import type { AccountQuery } from "@/lib/return-target";
import { WithReturnTarget } from "@/lib/with-return-target";

export const metadata = pageMetadata("휴대폰 확인");

type PhonePageProps = { searchParams: Promise<AccountQuery & { steps?: string | string[] }> };

/** The sign-up of an account by e-mail has six steps, that of one by another log-in five. */
const SIGN_UP_STEPS = [5, 6];

export default function PhonePage({ searchParams }: PhonePageProps) {
  return (
    <AccountFrame>
      <WithReturnTarget searchParams={searchParams} fallback={<FormSkeleton />}>
        {(target, { steps }) => (
          <PhoneScreen target={target} steps={SIGN_UP_STEPS.find((count) => String(count) === steps) ?? null} />
        )}
      </WithReturnTarget>
    </AccountFrame>
  );
}
