import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { readFramed } from "@/features/rematches/read-framed";
import { FramedAppeal } from "@/features/rematches/rematches-framed-pages";

export const metadata = pageMetadata("지금까지의 수업");

type FramedRouteProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default function Page({ searchParams }: FramedRouteProps) {
  return (
    <Suspense fallback={<RowsSkeleton title="지금까지의 수업" />}>
      <Framed searchParams={searchParams} />
    </Suspense>
  );
}

async function Framed({ searchParams }: FramedRouteProps) {
  const framed = await readFramed(searchParams);
  return <FramedAppeal key={framed.token} {...framed} />;
}
