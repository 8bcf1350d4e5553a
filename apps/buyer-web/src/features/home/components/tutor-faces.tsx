import { TUTOR_STYLE_LABELS } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { Page } from "@pkg/ui/layout";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadFeaturedTutors } from "@/lib/site/public-data";
import { Lead, SectionTitle } from "./section-title";

/** Tutors who take new students now, from the data. */
export async function TutorFaces() {
  await connection();
  const tutors = await loadFeaturedTutors().catch(() => null);
  if (tutors?.length === 0) return null;
  return (
    <TutorsSection>
      {tutors ? (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-7 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-10">
          {tutors.map(({ id, name, gender, universityName, major, subjectLabel, styles: [style] }) => (
            <li key={id} className="relative min-w-0 lg:flex lg:items-center lg:gap-5">
              <Portrait seed={seedOf(id)} gender={gender} width={80} />
              <div className="min-w-0 max-lg:mt-3">
                <h3 className="text-label">
                  <Link
                    href={`/tutors/${id}`}
                    className="after:absolute after:inset-0 after:rounded-md hover:underline"
                  >{`${name} 선생님`}</Link>
                </h3>
                <p className="text-caption text-fg-3">
                  {universityName} <span className="inline-block">{major}</span>
                </p>
                <p className="mt-1 text-caption font-semibold text-brand-fg">
                  {subjectLabel}
                  {style ? ` · ${TUTOR_STYLE_LABELS[style]}` : ""}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <LoadFailure level={3} title="선생님을 불러오지 못했어요" reason="잠시 후 다시 불러와 주세요." />
      )}
    </TutorsSection>
  );
}

/** The section while the tutors load. */
export function TutorFacesSkeleton() {
  return (
    <TutorsSection>
      <SkeletonGroup>
        <Skeleton className="h-144 w-full lg:h-56" />
      </SkeletonGroup>
    </TutorsSection>
  );
}

function TutorsSection({ children }: { children: ReactNode }) {
  return (
    <section className="border-t-8 border-sunken lg:border-0">
      <Page className="py-13 lg:pt-4 lg:pb-24">
        <SectionTitle>지금 만날 수 있는 선생님</SectionTitle>
        <Lead>새 학생을 맡을 시간이 있는 선생님 가운데 몇 분이에요.</Lead>
        <div className="mt-7 lg:mt-10">{children}</div>
        <ButtonLink href="/tutors" linkAs={Link} variant="secondary" className="mt-8 max-lg:w-full lg:mt-10">
          시간과 과목으로 찾아보기
          <Icon of={ChevronRight} size={18} />
        </ButtonLink>
      </Page>
    </section>
  );
}
