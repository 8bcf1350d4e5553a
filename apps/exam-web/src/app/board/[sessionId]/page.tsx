import { Column } from "@pkg/ui/layout";
import { Loading } from "@pkg/ui/loading";
import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { BoardPage } from "@/features/board/board-page";
import { BoardRefused } from "@/features/board/board-refused";
import { webEnv } from "@/lib/env";
import { returnOrigin } from "@/lib/return-origin";

export const metadata = pageMetadata("레벨 테스트");

type BoardRouteProps = {
  params: Promise<{ sessionId: string }>;
  searchParams: Promise<{ origin?: string | string[] }>;
};

export default function Page(props: BoardRouteProps) {
  return (
    <NuqsAdapter>
      <QueryProvider>
        <Suspense fallback={<Starting />}>
          <Board {...props} />
        </Suspense>
      </QueryProvider>
    </NuqsAdapter>
  );
}

async function Board({ params, searchParams }: BoardRouteProps) {
  const [{ sessionId }, { origin }] = await Promise.all([params, searchParams]);
  const back = returnOrigin(origin, [webEnv().origins.buyer]);
  if (back.kind === "refused") return <BoardRefused />;
  const listHref = `${back.origin}/level-test`;
  const resultHref = `${listHref}/results/${encodeURIComponent(sessionId)}`;
  return <BoardPage key={sessionId} sessionId={sessionId} listHref={listHref} resultHref={resultHref} />;
}

function Starting() {
  return (
    <Column>
      <main id="main">
        <Loading className="py-24" />
      </main>
    </Column>
  );
}
