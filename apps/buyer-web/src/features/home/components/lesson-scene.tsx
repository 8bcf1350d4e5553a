import { LessonArt } from "@pkg/ui/art";
import { Badge } from "@pkg/ui/badge";
import { Page } from "@pkg/ui/layout";
import { Portrait } from "@pkg/ui/portrait";
import { Reasons } from "@pkg/ui/reasons";
import { Lead, SectionTitle } from "./section-title";

/** What happens in a lesson and after it: one tablet, two pens, and a log that stays. */
export function LessonScene() {
  return (
    <section>
      <Page className="py-13 lg:flex lg:flex-row-reverse lg:items-center lg:gap-20 lg:py-24">
        <div className="lg:min-w-0 lg:flex-1">
          <SectionTitle>
            한 화면에 둘이
            <br />
            같이 풀어요
          </SectionTitle>
          <Lead>
            선생님이 보여 주고 끝나지 않아요.
            <br />
            아이가 직접 쓰고 말로 설명해요.
          </Lead>
          <Reasons
            className="mt-6"
            reasons={[
              "태블릿 한 화면에 선생님과 아이가 함께 써요",
              "수업이 끝나면 배운 것과 숙제가 기록으로 남아요",
              "한 주에 무엇을 했는지 부모님께 링크로 보여 드려요",
            ]}
          />
        </div>
        <div className="mt-8 lg:mt-0 lg:w-140 lg:shrink-0">
          <Tablet />
          <LessonLog />
        </div>
      </Page>
    </section>
  );
}

/** The shared screen of a lesson. */
function Tablet() {
  return (
    <div className="rounded-xl bg-pine-900 p-2.5 lg:p-3.5">
      <div className="grid grid-cols-[minmax(0,1fr)_4.5rem] overflow-hidden rounded-lg bg-bg lg:grid-cols-[minmax(0,1fr)_6.5rem]">
        <div className="min-w-0 p-4 lg:p-6">
          <p className="text-micro text-fg-3">중2 수학 · 일차함수의 그래프</p>
          <LessonArt className="mt-2" />
        </div>
        <div className="grid content-center justify-items-center gap-4 bg-sunken py-4">
          <p className="text-center text-micro text-fg-2">
            <Portrait seed={1} gender="FEMALE" width={48} className="mx-auto mb-1" />
            선생님
          </p>
          <p className="text-center text-micro text-fg-2">
            <Portrait seed={12} width={48} className="mx-auto mb-1" />
            아이
          </p>
        </div>
      </div>
    </div>
  );
}

/** What stays of a lesson; an example. */
function LessonLog() {
  return (
    <div className="relative mx-4 -mt-5 rounded-lg bg-bg p-5 shadow-card lg:mr-10 lg:ml-auto lg:w-100">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-label">수업 기록</h3>
        <Badge>예시</Badge>
      </div>
      <dl className="mt-2.5 grid gap-1.5 text-body-sm">
        <div className="flex gap-3">
          <dt className="w-13 shrink-0 text-fg-3">배운 것</dt>
          <dd>기울기를 그림으로 설명했어요.</dd>
        </div>
        <div className="flex gap-3">
          <dt className="w-13 shrink-0 text-fg-3">숙제</dt>
          <dd>교재 42쪽, 홀수 번호만</dd>
        </div>
      </dl>
    </div>
  );
}
