import { TUTOR_SUBJECT_LISTS } from "@pkg/domain";
import { Page } from "@pkg/ui/layout";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { connection } from "next/server";
import { Suspense } from "react";
import { enrollSubjects } from "@/lib/catalogue/enroll-catalogue";
import { packProducts } from "@/lib/catalogue/pack-products";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadProducts, loadSubjects } from "@/lib/site/public-data";
import { TopUniversities } from "@/lib/site/top-universities";
import { loadTutor } from "@/lib/tutors/public-tutors";
import { EnrollHeader } from "./components/enroll-header";
import { SimpleEnroll } from "./simple-enroll";
import type { EnrollTutor } from "./tutor-offer";

/** `/simple-enroll`: choosing one to ten courses, logged in or not. */
export function SimpleEnrollPage({ tutorId }: { tutorId: Promise<string | null> }) {
  return (
    <>
      <EnrollHeader />
      <main className="flex min-h-[calc(100dvh-var(--size-header))] flex-col">
        <Suspense fallback={<EnrollSkeleton />}>
          <LoadedEnroll tutorId={tutorId} />
        </Suspense>
      </main>
    </>
  );
}

async function LoadedEnroll({ tutorId }: { tutorId: Promise<string | null> }) {
  await connection();
  const loaded = await Promise.all([loadProducts(), loadSubjects(), loadFirst(await tutorId)]).catch(() => null);
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
  const [products, subjects, tutor] = loaded;
  return (
    <SimpleEnroll
      products={packProducts(products)}
      subjects={enrollSubjects(subjects, serverNow())}
      tutor={tutor}
      about={<TopUniversities />}
    />
  );
}

/** With whom the enrollment begins. One who is missing, or can't be loaded now, stops nobody from enrolling. */
async function loadFirst(id: string | null): Promise<EnrollTutor | null> {
  const tutor = id ? await loadTutor(id).catch(() => null) : null;
  if (!tutor) return null;
  const { name, gender, rank, takesStudents, subjects } = tutor;
  const details = TUTOR_SUBJECT_LISTS.flatMap((list) => subjects[list]);
  return { id: tutor.id, name, gender, rank, takesStudents, details };
}

const SHAPES = ["h-9 w-56", "h-13 w-full", "h-11 w-64", "h-60 w-full"] as const;

function EnrollSkeleton() {
  return (
    <Page>
      <SkeletonGroup title="수강 신청" className="grid gap-7.5 pt-12">
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className={shape} />
        ))}
      </SkeletonGroup>
    </Page>
  );
}
