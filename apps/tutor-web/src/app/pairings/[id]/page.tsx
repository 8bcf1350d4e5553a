import { Badge } from "@pkg/ui/badge";
import { Page as PageBody } from "@pkg/ui/layout";
import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { FlowTop } from "@pkg/web/platform/site/flow-top";
import { Suspense } from "react";
import { PairingsPage } from "@/features/pairings/pairings-page";

export const metadata = pageMetadata("수업 제안");

type PairingRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: PairingRouteProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <FlowTop aside={<Badge tone="brand">선생님</Badge>} />
      <main className="flex-1">
        <PageBody className="pt-2 pb-16 lg:pt-9">
          <div className="mx-auto max-w-155">
            <Suspense fallback={<RowsSkeleton />}>
              <Pairing params={params} />
            </Suspense>
          </div>
        </PageBody>
      </main>
    </div>
  );
}

async function Pairing({ params }: PairingRouteProps) {
  const { id } = await params;
  return (
    <QueryProvider>
      <PairingsPage key={id} id={id} />
    </QueryProvider>
  );
}
