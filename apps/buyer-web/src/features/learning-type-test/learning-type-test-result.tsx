import {
  LEARNING_TYPE_PROFILES,
  type LearningScores,
  type LearningType,
  nearbyLearningTypes,
  TUTOR_STYLE_LABELS,
} from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { HeadedPanes, Page } from "@pkg/ui/layout";
import { Reasons } from "@pkg/ui/reasons";
import Link from "next/link";
import { AxisBars } from "./components/axis-bars";
import { ResultActions } from "./components/result-actions";
import { ResultHead } from "./components/result-head";
import { TasteNote } from "./components/taste-note";
import { WhoseResult } from "./components/whose-result";
import { TEST_PATH, tutorsPath } from "./result-path";

export interface LearningTypeResult {
  readonly type: LearningType;
  readonly scores: LearningScores;
}

/** `/learning-type-test?result=`: a type in words, whoever opens the link. */
export function LearningTypeResultPage({ id, result }: { id: string; result: LearningTypeResult }) {
  const { type, scores } = result;
  const profile = LEARNING_TYPE_PROFILES[type];
  return (
    <Page className="pt-2 pb-20 lg:pt-11">
      <HeadedPanes
        head={<ResultHead id={id} type={type} />}
        aside={<NextStep id={id} type={type} />}
        asideLabel="다음 할 일"
        className="max-lg:grid max-lg:gap-y-11"
      >
        <div className="grid gap-12 lg:mt-12">
          <Part title="어느 쪽에 가까울까요">
            <AxisBars scores={scores} />
            <Nearby scores={scores} />
          </Part>
          <Part title="이런 점이 강해요">
            <Reasons reasons={profile.strengths} />
          </Part>
          <Part title="이럴 때 조심해요">
            <Reasons reasons={[]} misses={profile.cautions} missLabel="조심할 점:" />
          </Part>
          <Card tone="accent" pad="lg" as="section">
            <h2 className="text-title-3">이번 주에 하나만 해 봐요</h2>
            <p className="mt-2 text-body text-fg-2">{profile.thisWeek}</p>
          </Card>
          <TasteNote />
        </div>
      </HeadedPanes>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-title-2">{title}</h2>
      {children}
    </section>
  );
}

/** Balanced axes leave other types as near as this one. */
function Nearby({ scores }: { scores: LearningScores }) {
  const names = nearbyLearningTypes(scores).map((type) => `‘${LEARNING_TYPE_PROFILES[type].name}’`);
  if (names.length === 0) return null;
  return (
    <p className="mt-7 text-body-sm text-fg-2">{`가운데에 가까운 축이 있어서 ${names.join(", ")}의 모습도 함께 가지고 있을 거예요.`}</p>
  );
}

/** Only this browser, and those to whom it is sent, know the link. The type itself goes along with the wishes. */
const KEPT_HERE =
  "이 결과 화면은 이 기기에만 남아요. 다른 기기에서 보려면 공유하기로 링크를 보내 두세요. 선생님 조건을 알려 주시면 유형 이름은 선생님께도 알려 드려요.";

function NextStep({ id, type }: { id: string; type: LearningType }) {
  const { likedTutorStyles, styleReason, name } = LEARNING_TYPE_PROFILES[type];
  const [first, second] = likedTutorStyles.map((style) => TUTOR_STYLE_LABELS[style]);
  return (
    <div className="rounded-xl bg-brand-soft p-6 lg:p-7">
      <h2 className="text-title-3">
        {first}, <span className="inline-block">{second} 선생님과 잘 맞아요</span>
      </h2>
      <p className="mt-2 text-body-sm text-fg-2">{styleReason}</p>
      <div className="mt-5 grid gap-2.5">
        <ButtonLink href={tutorsPath(id)} size="lg" full linkAs={Link}>
          잘 맞는 선생님 보기
        </ButtonLink>
        <ResultActions id={id} type={type} name={name} />
        <p className="text-caption text-fg-2">
          <WhoseResult id={id} own={KEPT_HERE} foreign="" unknown="" />
        </p>
        <ButtonLink href={TEST_PATH} variant="text" full linkAs={Link}>
          <WhoseResult id={id} own="다시 검사해 보기" foreign="나도 검사해 보기" unknown="검사해 보기" />
        </ButtonLink>
      </div>
    </div>
  );
}
