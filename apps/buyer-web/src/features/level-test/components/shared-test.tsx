import { LEVEL_TEST_ITEMS, LEVEL_TEST_MINUTES, STUDENT_LEVEL_SENTENCES } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { FlowPanes } from "@pkg/ui/layout";
import { Sentences } from "@pkg/ui/sentences";
import Link from "next/link";
import type { SharedLevelTest } from "../queries";
import { testName } from "../test-name";
import { LevelScale } from "./level-scale";

/** The level and the units of somebody's test, and the way to one's own. */
export function SharedTest({ test }: { test: SharedLevelTest }) {
  const { result, units } = test;
  const named = (wanted: (typeof units)[number]["result"]) =>
    units.filter((unit) => unit.result === wanted).map(({ unit }) => unit);
  return (
    <FlowPanes aside={<OwnTest />} asideLabel="레벨 테스트">
      <p className="text-label text-fg-2">{`${testName(test)} 레벨 테스트`}</p>
      <h1 className="mt-1 text-title-1">
        이 학생은 <span className="text-brand-fg">{STUDENT_LEVEL_SENTENCES[result]}</span>
      </h1>
      <LevelScale level={result} className="mt-6" />
      <UnitList title="탄탄한 단원" units={named("CORRECT")} tone="strong" />
      <UnitList title="다시 볼 단원" units={named("WRONG")} tone="weak" />
    </FlowPanes>
  );
}

type UnitListProps = { title: string; units: readonly string[]; tone: "strong" | "weak" };

function UnitList({ title, units, tone }: UnitListProps) {
  if (units.length === 0) return null;
  return (
    <section className="mt-9">
      <h2 className="text-title-3">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {units.map((unit) => (
          <li
            key={unit}
            className={`rounded-full px-4 py-2 text-label ${tone === "strong" ? "bg-brand-soft text-brand-fg" : "bg-accent-soft text-accent-fg"}`}
          >
            {unit}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnTest() {
  return (
    <Card tone="lift" round="panel" className="mt-10 lg:mt-0">
      <h2 className="text-title-3">나는 어디까지 알까요?</h2>
      <p className="mt-2 text-body-sm text-fg-2">
        <Sentences
          text={`${LEVEL_TEST_ITEMS}문제를 ${LEVEL_TEST_MINUTES}분 동안 풀면 바로 알 수 있어요. 문제마다 해설도 보여 드려요.`}
        />
      </p>
      <ButtonLink href="/level-test" size="lg" full className="mt-5" linkAs={Link}>
        레벨 테스트 보기
      </ButtonLink>
    </Card>
  );
}
