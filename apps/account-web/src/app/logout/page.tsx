import { Loading } from "@pkg/ui/loading";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { LogoutScreen } from "@/features/logout/logout-screen";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { type AccountQuery, returnTarget } from "@/lib/return-target";

export const metadata = pageMetadata("로그아웃");

type LogoutPageProps = { searchParams: Promise<AccountQuery> };

export default function LogoutPage({ searchParams }: LogoutPageProps) {
  return (
    <AccountFrame>
      <h1 className="sr-only">로그아웃</h1>
      <Suspense fallback={<Loading label="로그아웃하고 있어요" className="py-24" />}>
        <Logout searchParams={searchParams} />
      </Suspense>
    </AccountFrame>
  );
}

async function Logout({ searchParams }: LogoutPageProps) {
  return <LogoutScreen next={returnTarget(await searchParams, webEnv()).next} />;
}
