import { Loading } from "@pkg/ui/loading";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { headers } from "next/headers";
import { comesFromElsewhere } from "@/features/logout/comes-from-elsewhere";
import { LogoutScreen } from "@/features/logout/logout-screen";
import { AccountFrame } from "@/lib/frame/account-frame";
import type { AccountQuery } from "@/lib/return/return-target";
import { WithReturnTarget } from "@/lib/return/with-return-target";

export const metadata = pageMetadata("로그아웃");

type LogoutPageProps = { searchParams: Promise<AccountQuery> };

export default function LogoutPage({ searchParams }: LogoutPageProps) {
  return (
    <AccountFrame>
      <h1 className="sr-only">로그아웃</h1>
      <WithReturnTarget
        searchParams={searchParams}
        fallback={<Loading label="로그아웃하고 있어요" className="py-24" />}
      >
        {({ next }) => <Logout next={next} />}
      </WithReturnTarget>
    </AccountFrame>
  );
}

async function Logout({ next }: { next: string }) {
  return <LogoutScreen next={next} isAsked={comesFromElsewhere(await headers())} />;
}
