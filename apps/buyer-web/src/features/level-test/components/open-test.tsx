import { formatKoreanTime } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { boardHref } from "../board-href";
import type { LevelTestList } from "../queries";
import { testName } from "../test-name";

type OpenTestProps = { open: NonNullable<LevelTestList["open"]>; tests: LevelTestList["tests"] };

/** The test under way, to go on with on any device. */
export function OpenTest({ open, tests }: OpenTestProps) {
  const test = tests.find(({ subject, level }) => subject === open.subject && level === open.level);
  return (
    <Card tone="accent" as="section" className="mb-8">
      <h2 className="text-title-3">{test ? `${testName(test)} 시험을 보고 있어요` : "보던 시험이 있어요"}</h2>
      <p className="mt-1 text-body-sm text-fg-2">{`답한 것은 저장돼 있고, ${formatKoreanTime(new Date(open.endsAt))}까지 이어서 볼 수 있어요.`}</p>
      <ButtonLink href={boardHref(open.sessionId)} className="mt-4" full>
        이어서 보기
      </ButtonLink>
    </Card>
  );
}
