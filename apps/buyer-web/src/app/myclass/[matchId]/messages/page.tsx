import { MessagesScreen } from "@pkg/web/features/messages/messages-screen";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { MyclassFrame } from "@/features/lessons/lessons-frame";

export const metadata = pageMetadata("메시지");

type MessagesRouteProps = { params: Promise<{ matchId: string }> };

export default function Page({ params }: MessagesRouteProps) {
  return (
    <MyclassFrame>
      <Suspense fallback={<RowsSkeleton title="메시지" />}>
        <Messages params={params} />
      </Suspense>
    </MyclassFrame>
  );
}

async function Messages({ params }: MessagesRouteProps) {
  const { matchId } = await params;
  return <MessagesScreen key={matchId} matchId={matchId} />;
}
