import { LEVEL_TEST_ITEMS, LEVEL_TEST_MINUTES, LEVEL_TEST_REST_DAYS } from "@pkg/domain";
import { Page } from "@pkg/ui/layout";
import { Sentences } from "@pkg/ui/sentences";
import { LevelTestChoice } from "./level-test-choice";

const FACTS = [
  { term: "문제", text: `${LEVEL_TEST_ITEMS}문제 · 문제마다 보기 5개` },
  { term: "시간", text: `${LEVEL_TEST_MINUTES}분 · 끊겨도 이어서 볼 수 있어요` },
  { term: "결과", text: "바로 나와요 · 단원별 강약과 모든 문제의 해설" },
  { term: "다시 보기", text: `${LEVEL_TEST_REST_DAYS}일 뒤 · 다른 문제로 나와요` },
] as const;

/** `/level-test`: which tests there are, what was taken, and the way to the board. */
export function LevelTestPage() {
  return (
    <Page className="pt-4 pb-16 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-18 lg:pt-14 lg:pb-24">
      <div>
        <h1 className="text-title-1 lg:text-display">
          어디까지 아는지
          <br />
          {LEVEL_TEST_MINUTES}분이면 알아요
        </h1>
        <p className="mt-3 text-body text-fg-2">
          <Sentences text="점수보다 다음에 할 일을 보여 드려요. 틀린 문제는 왜 그 답을 골랐을지까지 짚어요." />
        </p>
        <dl className="mt-6 grid gap-2.5 border-y border-line py-5">
          {FACTS.map(({ term, text }) => (
            <div key={term} className="flex gap-3 text-body-sm">
              <dt className="w-17 shrink-0 text-fg-3">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-8 lg:mt-0">
        <LevelTestChoice />
      </div>
    </Page>
  );
}
