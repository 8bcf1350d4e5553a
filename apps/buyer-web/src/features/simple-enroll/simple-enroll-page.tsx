import { Page } from "@pkg/ui/layout";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { connection } from "next/server";
import { Suspense } from "react";
import { enrollSubjects } from "@/lib/catalogue/enroll-catalogue";
import { packProducts } from "@/lib/catalogue/pack-products";
import { LoadFailure } from "@/lib/load-failure";
import { loadProducts, loadSubjects } from "@/lib/public-data";
import { EnrollHeader } from "./components/enroll-header";
import { SimpleEnroll } from "./simple-enroll";

/** `/simple-enroll`: choosing one to ten courses, logged in or not. */
export function SimpleEnrollPage() {
  return (
    <>
      <EnrollHeader />
      <main className="flex min-h-[calc(100dvh-var(--size-header))] flex-col">
        <Suspense fallback={<EnrollSkeleton />}>
          <LoadedEnroll />
        </Suspense>
      </main>
    </>
  );
}

async function LoadedEnroll() {
  await connection();
  const loaded = await Promise.all([loadProducts(), loadSubjects()]).catch(() => null);
  if (!loaded || loaded[0].length === 0) {
    return (
      <LoadFailure
        level={1}
        title="수업을 불러오지 못했어요"
        reason="담은 수업은 그대로 있어요."
        className="mx-auto w-full max-w-120 px-(--size-gutter) py-16"
      />
    );
  }
  const [products, subjects] = loaded;
  return <SimpleEnroll products={packProducts(products)} subjects={enrollSubjects(subjects, new Date())} />;
}

const SHAPES = ["h-9 w-56", "h-13 w-full", "h-11 w-64", "h-60 w-full"] as const;

function EnrollSkeleton() {
  return (
    <Page>
      <SkeletonGroup className="grid gap-7.5 pt-12">
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className={shape} />
        ))}
      </SkeletonGroup>
    </Page>
  );
}
