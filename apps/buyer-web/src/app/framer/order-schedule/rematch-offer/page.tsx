import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { readFramed } from "@/features/rematches/read-framed";
import { FramedRematchOffer } from "@/features/rematches/rematches-framed-pages";

export const metadata = pageMetadata("다른 선생님 찾기");

type FramedRouteProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default function Page({ searchParams }: FramedRouteProps) {
  return (
    <Suspense fallback={<RowsSkeleton title="다른 선생님 찾기" />}>
      <Framed searchParams={searchParams} />
    </Suspense>
  );
}

async function Framed({ searchParams }: FramedRouteProps) {
  const framed = await readFramed(searchParams);
  return <FramedRematchOffer key={framed.token} {...framed} />;
}
