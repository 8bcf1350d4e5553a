import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { hasSessionCookie } from "@pkg/web/platform/session/session-cookie";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { cookies } from "next/headers";
import { Suspense } from "react";
import { HomePage } from "@/features/home/home-page";
import { TutorFrame } from "@/lib/tutor-frame";

export default function Page() {
  return (
    <TutorFrame isOpen>
      <Suspense fallback={<RowsSkeleton />}>
        <Home />
      </Suspense>
    </TutorFrame>
  );
}

async function Home() {
  return (
    <QueryProvider>
      <HomePage isVisitor={!hasSessionCookie(await cookies())} />
    </QueryProvider>
  );
}
