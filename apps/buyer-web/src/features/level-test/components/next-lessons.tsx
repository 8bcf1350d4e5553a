import { encodeCourses, formatKoreanDate, formatWon, STUDY_GOAL_LABELS } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import Link from "next/link";
import type { LevelTestResult } from "../queries";

/** The lessons that a result leads to, ready to be enrolled in; and when the test may be taken again. */
export function NextLessons({ result }: { result: LevelTestResult }) {
  const { subject, subjectLabel, recommended, opensAt } = result;
  const { detail, trial, product, goal, isBelowGrade } = recommended;
  const enroll = ({ id }: { id: number }) =>
    `/simple-enroll?courses=${encodeCourses([{ productId: id, subject, subjectDetail: detail.key }])}`;
  return (
    <Card tone="lift" round="panel" className="mt-10 lg:mt-0">
      <h2 className="text-title-3">다음은 이렇게 해 보세요</h2>
      <dl className="mt-3 grid gap-2 text-body-sm">
        <div className="flex gap-3">
          <dt className="w-14 shrink-0 text-fg-3">과목</dt>
          <dd className="font-semibold">{`${subjectLabel} ${detail.label}`}</dd>
        </div>
        <div className="flex gap-3">
          <dt className="w-14 shrink-0 text-fg-3">목표</dt>
          <dd>{STUDY_GOAL_LABELS[goal]}</dd>
        </div>
        {product ? (
          <div className="flex gap-3">
            <dt className="w-14 shrink-0 text-fg-3">수업</dt>
            <dd>
              {product.name}
              <br />
              <b className="num">{formatWon(product.finalCost)}</b>
            </dd>
          </div>
        ) : null}
      </dl>
      {isBelowGrade ? (
        <p className="mt-3 text-body-sm text-fg-2">지금 학년보다 앞 단계를 먼저 다지면 학교 수업이 쉬워져요.</p>
      ) : null}
      {trial ? (
        <ButtonLink
          href={enroll(trial)}
          size="lg"
          full
          className="mt-5"
          linkAs={Link}
        >{`${formatWon(trial.finalCost)}으로 한 번 배워 보기`}</ButtonLink>
      ) : null}
      {product ? (
        <ButtonLink
          href={enroll(product)}
          variant={trial ? "soft" : "primary"}
          size={trial ? "md" : "lg"}
          full
          className={trial ? "mt-2.5" : "mt-5"}
          linkAs={Link}
        >
          이 수업 담아 보기
        </ButtonLink>
      ) : null}
      <ButtonLink
        href={`/tutoring/consult?levelTest=${result.id}`}
        variant="secondary"
        full
        className="mt-2.5"
        linkAs={Link}
      >
        무료로 상담받기
      </ButtonLink>
      <ButtonLink href="/level-test" variant="quiet" full className="mt-2.5" linkAs={Link}>
        다른 시험 보기
      </ButtonLink>
      <p className="mt-4 text-caption text-fg-3">
        수업을 제안받는 선생님도 이 결과를 봐요. 같은 시험은{" "}
        <span className="whitespace-nowrap">{`${formatKoreanDate(new Date(opensAt))}부터`}</span> 다른 문제로 다시 볼 수
        있어요.
      </p>
    </Card>
  );
}
