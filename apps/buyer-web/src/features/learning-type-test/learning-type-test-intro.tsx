import { LEARNING_TYPE_PROFILES, LEARNING_TYPES } from "@pkg/domain";
import { Page } from "@pkg/ui/layout";
import { Reasons } from "@pkg/ui/reasons";
import { StartButtons } from "./components/start-buttons";
import { TasteNote } from "./components/taste-note";
import { TypeArt } from "./components/type-art";

const FACTS = ["문장 18개, 3분이면 끝나요", "로그인하지 않아도 돼요", "중간에 나가도 이어서 할 수 있어요"];

/** `/learning-type-test`: what the test is, and its eight types. */
export function LearningTypeIntro() {
  return (
    <Page className="pt-4 pb-20 lg:pt-14">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:items-center lg:gap-16">
        <div>
          <p className="text-body-sm font-semibold text-brand-fg">학습 유형 검사</p>
          <h1 className="mt-2 text-[2rem]/[2.625rem] font-bold tracking-[-0.03em] lg:text-[2.75rem]/[3.5rem]">
            나는 어떻게
            <br />
            배울 때 잘 배울까?
          </h1>
          <p className="mt-4 text-body-lg text-fg-2">
            계획파인지 몰입파인지, 혼자가 좋은지 함께가 좋은지.
            <br className="max-lg:hidden" /> 나에게 맞는 공부법과 선생님을 찾아봐요.
          </p>
        </div>
        <div className="mt-7 overflow-hidden rounded-xl lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <TypeArt type="FLOW_PRINCIPLE_TOGETHER" />
        </div>
        <div className="mt-7 lg:mt-0 lg:max-w-100">
          <Reasons reasons={FACTS} className="mb-7" />
          <StartButtons />
        </div>
      </div>
      <section className="mt-16 lg:mt-24">
        <h2 className="text-title-2">이런 여덟 유형이 있어요</h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-7 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-10">
          {LEARNING_TYPES.map((type) => (
            <li key={type}>
              <div className="overflow-hidden rounded-lg">
                <TypeArt type={type} />
              </div>
              <p className="mt-3 text-label">{LEARNING_TYPE_PROFILES[type].name}</p>
            </li>
          ))}
        </ul>
        <TasteNote className="mt-10" />
      </section>
    </Page>
  );
}
