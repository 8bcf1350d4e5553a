import { Page as PageBody } from "@pkg/ui/layout";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { Metadata } from "next";
import { Suspense } from "react";
import { taughtSubjects } from "@/features/tutors/tutor-data";
import { TutorsDetailPage } from "@/features/tutors/tutors-detail-page";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";
import { loadSubjects } from "@/lib/site/public-data";
import { loadTutor } from "@/lib/tutors/public-tutors";

type TutorRouteProps = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: TutorRouteProps): Promise<Metadata> {
  const { id } = await params;
  const loaded = await Promise.all([loadTutor(id), loadSubjects()]).catch(() => null);
  const [tutor, subjects] = loaded ?? [null, []];
  if (!tutor) return pageMetadata("선생님");
  const taught = taughtSubjects(tutor, subjects).join("·");
  return pageMetadata(
    `${tutor.name} 선생님 · ${taught} 과외`,
    `${tutor.universityName} ${tutor.major}. ${tutor.introduction}`,
    `/tutors/${tutor.id}`,
  );
}

export default function Page({ params }: TutorRouteProps) {
  return (
    <BuyerSite>
      <Suspense
        fallback={
          <PageBody className="pt-11">
            <RowsSkeleton title="선생님 소개" />
          </PageBody>
        }
      >
        <Tutor params={params} />
      </Suspense>
      <VisitLog />
    </BuyerSite>
  );
}

async function Tutor({ params }: TutorRouteProps) {
  const { id } = await params;
  return <TutorsDetailPage id={id} />;
}
