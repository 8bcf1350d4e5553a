"use client";

import { isCallPromised, isOfferCurrent, teachingYearsText } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { seedOf } from "@pkg/ui/portrait";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { TutorCard } from "@pkg/ui/tutor-card";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import Link from "next/link";
import { type Consultation, useParamsOf } from "../queries";

type FittingTutor = components["schemas"]["FittingTutor"];

/** Tutors who fit what was said: one for each subject that was named, or for each of the main ones. */
export function FittingTutors({ consultation }: { consultation: Consultation }) {
  const { id, status, subjects, likedTutorStyles, offer } = consultation;
  const chosenBy = subjects.length > 0 ? "알려 주신 과목을 가르쳐요." : "과목마다 한 분씩 골랐어요.";
  const { data, error, refetch } = $api.useQuery(
    "get",
    "/consultations/{id}/tutors",
    { params: useParamsOf(id) },
    { select: ({ content }) => content },
  );
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} what="맞는 선생님을" />;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="fitting-tutors">
      <h2 id="fitting-tutors" className="text-title-2">
        이런 선생님이 있어요
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">
        {isOfferCurrent(status, offer?.state ?? null) ? "제안받은 수업의 과목을 가르쳐요." : chosenBy}
        {likedTutorStyles.length > 0 ? " 고르신 성향도 살폈어요." : null}
        {isCallPromised(status) ? " 전화로 더 자세히 소개해 드려요." : null}
      </p>
      {data ? (
        <ul className="mt-5 grid gap-4">
          {data.map((tutor) => (
            <li key={tutor.id}>
              <FittingTutorCard tutor={tutor} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className="mt-5 grid gap-4">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-40 w-full" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

function FittingTutorCard({ tutor }: { tutor: FittingTutor }) {
  const { id, name, gender, universityName, major, subjectLabel, teachingYears, reasons } = tutor;
  return (
    <TutorCard
      name={`${name} 선생님`}
      portrait={{ seed: seedOf(id), gender }}
      lines={[`${universityName} ${major}`, `${subjectLabel} · ${teachingYearsText(teachingYears)}`]}
      reasons={reasons}
      action={
        <ButtonLink href={`/tutors/${id}`} linkAs={Link} variant="secondary" size="sm" full>
          <span className="sr-only">{`${name} 선생님 `}</span>
          자세히 보기
        </ButtonLink>
      }
    />
  );
}
