"use client";

import { proposedRankOf, TUTOR_RANK_NAMES, TUTOR_TIER_LABELS } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import dynamic from "next/dynamic";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { RowAct } from "../forms/row-act";
import { momentText } from "../words/day-text";
import { phoneText } from "../words/whom-text";
import { BasisCheck } from "./basis-check";
import { type DeskTutorDetail, useTutor, useTutorRest } from "./tutor-queries";
import { stateBadge } from "./tutor-text";

/** Loaded after the page, which most people open only to read. */
const TierForm = dynamic(() => import("./tier-form").then((module) => module.TierForm));

const TutorFactsForms = dynamic(() => import("./tutor-facts-forms").then((module) => module.TutorFactsForms));

/** `/operator/tutors/{id}`: one tutor, with what staff changes about them. Answers 404 without the OPERATOR role. */
export function OperatorTutor({ id }: { id: string }) {
  return (
    <OperatorGate reading={useTutor(id)} what="선생님을">
      {(tutor) => (
        <>
          <BackLink href="/operator/tutors" linkAs={Link}>
            선생님
          </BackLink>
          <h1 className="mt-2 flex flex-wrap items-center gap-2 text-title-1">
            {tutor.name}
            <Badge tone={stateBadge(tutor).tone}>{stateBadge(tutor).label}</Badge>
          </h1>
          <div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
            <Facts tutor={tutor} />
            <div className="grid gap-8">
              <BasisCheck tutor={tutor} />
              <TierForm key={tutor.tier} tutor={tutor} />
              <TutorFactsForms tutor={tutor} />
              <Rest tutor={tutor} />
            </div>
          </div>
        </>
      )}
    </OperatorGate>
  );
}

function Facts({ tutor }: { tutor: DeskTutorDetail }) {
  const rows: ReadonlyArray<readonly [string, string]> = [
    ["휴대폰", phoneText(tutor.phoneNumber)],
    ["대학", `${tutor.universityName} · ${tutor.major}`],
    ["등급", TUTOR_TIER_LABELS[tutor.tier]],
    [
      "새 제안",
      proposedRankOf(tutor) ? "받을 수 있어요" : `${TUTOR_RANK_NAMES.BASIC}에 들지 않는 대학이라 받지 않아요`,
    ],
    ["맡은 수업", `${tutor.capacity}개 중 ${tutor.activeStudents}개`],
    ["한 수업", `${tutor.lessonsGiven}회`],
    ["밀린 기록", `${tutor.logsMissing}개`],
    ["선생님 사정으로 옮긴 수업", `${tutor.tutorAbsences}회`],
    ["안 왔다고 알린 수업", `${tutor.noShowsReported}회 (돌려준 수업 ${tutor.noShowsGivenBack}회)`],
    ["시작한 때", momentText(tutor.createdAt, serverNow())],
    ["선생님 번호", tutor.id],
  ];
  return (
    <Card as="section" aria-label="선생님 정보">
      <dl className="grid gap-x-4 gap-y-2.5 text-body-sm min-[24rem]:grid-cols-[7rem_1fr]">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-fg-3">{term}</dt>
            <dd className="tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {tutor.userId === null ? null : (
          <ButtonLink href={`/operator/people/${tutor.userId}`} linkAs={Link} variant="secondary" size="sm">
            회원 페이지 보기
          </ButtonLink>
        )}
        <ButtonLink href={`/operator/lessons?tutorId=${tutor.id}`} linkAs={Link} variant="secondary" size="sm">
          수업 보기
        </ButtonLink>
        <ButtonLink href={`/operator/reviews?tutorId=${tutor.id}`} linkAs={Link} variant="secondary" size="sm">
          후기 보기
        </ButtonLink>
      </div>
    </Card>
  );
}

function Rest({ tutor }: { tutor: DeskTutorDetail }) {
  const change = useTutorRest();
  const isResting = tutor.state === "RESTING";
  const label = isResting ? "새 학생 다시 받게 하기" : "새 학생 멈추기";
  const whom = `${tutor.name} 선생님(${phoneText(tutor.phoneNumber)})`;
  return (
    <section aria-labelledby="rest">
      <h2 id="rest" className="text-title-3">
        새 학생
      </h2>
      <p className="mt-1.5 mb-3 text-body-sm text-fg-2">
        {isResting
          ? "운영팀이 쉬게 했어요. 선생님이 스스로 다시 켤 수 없어요."
          : "멈추면 새 제안이 가지 않아요. 이미 보낸 제안과 지금 수업은 그대로예요."}
      </p>
      <RowAct
        key={String(isResting)}
        label={label}
        name={`${tutor.name} 선생님 ${label}`}
        help={
          isResting
            ? `${whom}께 새 제안이 다시 갈 수 있고, 문자로 알려요.`
            : `${whom}께 새 제안이 가지 않고, 문자로 알려요. 지금 수업은 그대로예요.`
        }
        busyLabel="바꾸고 있어요"
        done={isResting ? "새 학생을 다시 받게 했어요" : "새 학생을 멈췄어요"}
        onSend={(reason) =>
          change.mutateAsync({ params: { path: { id: tutor.id } }, body: { isResting: !isResting, reason } })
        }
      />
    </section>
  );
}
