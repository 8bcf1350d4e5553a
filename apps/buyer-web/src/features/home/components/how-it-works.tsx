import { MAX_COURSES_PER_ORDER } from "@pkg/domain";
import { Page } from "@pkg/ui/layout";
import { SeatBadge } from "@pkg/ui/seat-badge";
import { SectionTitle } from "./section-title";

const STEPS = [
  {
    title: "과목과 횟수를 골라요",
    lines: [`한 번에 ${MAX_COURSES_PER_ORDER}과목까지 담아요.`, "함께 담으면 결합 할인을 받아요."],
  },
  {
    title: "원하는 조건을 알려요",
    lines: ["시간과 성향을 고르면", "맞는 선생님이 몇 명인지 바로 보여 드려요."],
  },
  { title: "약속한 날까지 매칭해요", lines: ["맞지 않으면 다시 매칭해 드려요.", "언제 되는지 날짜로 약속해요."] },
] as const;

/** The way to the first lesson in three steps. */
export function HowItWorks() {
  return (
    <section>
      <Page className="pt-13 pb-10 lg:pt-0 lg:pb-24">
        <SectionTitle className="mb-3 lg:mb-10">신청부터 첫 수업까지</SectionTitle>
        <ol className="divide-y divide-line lg:grid lg:grid-cols-3 lg:gap-6 lg:divide-y-0">
          {STEPS.map(({ title, lines }, at) => (
            <li key={title} className="flex gap-4 py-4.5 lg:block lg:py-0">
              <SeatBadge size="lg" className="max-lg:h-7 max-lg:w-7 max-lg:pt-0 lg:mb-4.5">
                {at + 1}
              </SeatBadge>
              <div>
                <h3 className="text-label lg:text-title-3">{title}</h3>
                <p className="text-body-sm text-fg-2 lg:mt-1.5 lg:text-body">
                  {lines[0]}
                  <br />
                  {lines[1]}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
