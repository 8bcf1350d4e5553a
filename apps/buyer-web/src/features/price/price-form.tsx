import type { Product } from "@pkg/domain";
import { formatWon, TUTOR_RANK_NAMES, tabletState } from "@pkg/domain";
import { OptionRows } from "@pkg/ui/option-rows";
import { PillGroup } from "@pkg/ui/pill-group";
import { Segmented } from "@pkg/ui/segmented";
import type { ReactNode } from "react";
import { LEVEL_NAMES } from "@/lib/catalogue/labels";
import type { ChoiceOptions, LessonChoice } from "@/lib/catalogue/lesson-choice";
import { lendsTablet, quoteMonths, tabletHelp } from "./price-quote";

type PriceFormProps = {
  products: readonly Product[];
  options: ChoiceOptions;
  choice: LessonChoice;
  /** What the tutors of a rank are, below the question about it. */
  about: ReactNode;
  onChange: (part: Partial<LessonChoice>) => void;
};

/** The six questions a price depends on. */
export function PriceForm({ products, options, choice, about, onChange }: PriceFormProps) {
  const lends = lendsTablet(products, choice);
  const isGiven = tabletState({ rentTablet: lends, totalMonths: choice.months ?? 0 }) === "GIVEN";
  return (
    <div className="grid gap-7.5 pt-7.5 pb-9 lg:pt-0">
      <Segmented
        legend="누가 배우나요?"
        options={options.schoolLevels.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
        value={choice.schoolLevel}
        onChange={(schoolLevel) => onChange({ schoolLevel })}
      />
      <div className="grid gap-3">
        <PillGroup
          legend="어떤 선생님이 좋으세요?"
          options={options.tutorRanks.map((value) => ({ value, label: TUTOR_RANK_NAMES[value] }))}
          value={choice.tutorRank}
          onChange={(tutorRank) => onChange({ tutorRank })}
        />
        {about}
      </div>
      <PillGroup
        legend="한 번에 몇 분 할까요?"
        options={options.minutes.map((value) => ({ value, label: `${value}분` }))}
        value={choice.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      <PillGroup
        legend="일주일에 몇 번 만날까요?"
        options={options.perWeek.map((value) => ({ value, label: `주 ${value}회` }))}
        value={choice.perWeek}
        onChange={(perWeek) => onChange({ perWeek })}
      />
      <OptionRows
        legend="몇 달 동안 할까요?"
        options={quoteMonths(products, choice, options.months).map(({ months, quote }) => ({
          value: months,
          label: `${months}개월`,
          badge: quote?.product.periodic ? "매달 결제" : quote?.tags.find((tag) => tag.startsWith("무료")),
          price: quote ? `1회 ${formatWon(quote.ledger.perLesson ?? 0)}` : "지금은 쉬어요",
          unavailable: !quote,
        }))}
        value={choice.months}
        onChange={(months) => onChange({ months })}
      />
      <PillGroup
        legend={isGiven ? "태블릿을 받을까요?" : "태블릿을 빌릴까요?"}
        options={[
          { value: "own", label: "내 기기 쓰기" },
          { value: "rent", label: isGiven ? "받기" : "빌리기", unavailable: !lends },
        ]}
        value={lends && choice.rentTablet ? "rent" : "own"}
        onChange={(value) => onChange({ rentTablet: value === "rent" })}
        help={tabletHelp(products, choice)}
      />
    </div>
  );
}
