import { Page as PageBody } from "@pkg/ui/layout";
import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { hasSessionCookie } from "@pkg/web/platform/session/session-cookie";
import { cookies } from "next/headers";
import { Suspense } from "react";
import { Visitor } from "@/features/home/components/visitor";
import { HomePage } from "@/features/home/home-page";
import { TutorSite } from "@/lib/site/tutor-site";

export default function Page() {
  return (
    <TutorSite>
      <PageBody wide className="pt-2 pb-16">
        <Suspense fallback={<RowsSkeleton />}>
          <Home />
        </Suspense>
      </PageBody>
    </TutorSite>
  );
}

async function Home() {
  return (
    <QueryProvider>
      <HomePage isVisitor={!hasSessionCookie(await cookies())} visitor={<Visitor />} />
    </QueryProvider>
  );
}
