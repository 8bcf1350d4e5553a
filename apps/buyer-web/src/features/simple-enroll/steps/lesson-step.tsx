import { countedName, formatWon, isTrialCourse, type Product, trialLesson } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { PillGroup } from "@pkg/ui/pill-group";
import { ProductCards } from "@pkg/ui/product-card";
import Info from "lucide-react/icons/info";
import { type RefObject, useId } from "react";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { TrialButton } from "@/lib/catalogue/trial-offer";
import { Answers } from "../components/answers";
import { StepTitle } from "../components/step-title";
import { TabletQuestion } from "../components/tablet-question";
import {
  countedLessons,
  type LessonOffer,
  type LessonPlace,
  monthlyLessons,
  offerKey,
  toOffer,
} from "../lesson-offers";
import { PROBLEM_COPY } from "../problem-copy";
import type { SimpleEnroll } from "../use-simple-enroll";

type LessonStepProps = {
  catalogue: EnrollCatalogue;
  enroll: SimpleEnroll;
  lesson: LessonPlace;
  titleId: string;
  lessonRef: RefObject<HTMLInputElement | null>;
};

/** 3/3: the products, each at its price beside the chosen courses. */
export function LessonStep({ catalogue, enroll, lesson, titleId, lessonRef }: LessonStepProps) {
  const { options, place, list, currentProduct, hadTrials, changeChoice, chooseLesson, problem } = enroll;
  const { choice } = place;
  const name = useId();
  const offer = (each: Product) => toOffer(catalogue, list, lesson, each);
  const monthly = monthlyLessons(catalogue.products, choice, options.months).map(offer);
  const counted = countedLessons(catalogue.products, choice).map(offer);
  const isTrialHad = hadTrials.includes(lesson.subject);
  const trial = isTrialHad ? null : trialLesson(catalogue.products, choice);
  const chosen = currentProduct ? offerKey(currentProduct) : null;
  const choose = (key: string) => {
    const found = [...monthly, ...counted].find((each) => each.key === key);
    if (found) chooseLesson(found.lesson);
  };
  const isHere = problem === "NO_LESSON" || problem === "NOT_TOGETHER" || problem === "TOO_MANY_COURSES";
  // A buyer who came for one lesson sees it first, and no week to choose above it.
  const isOnce = chosen?.startsWith("#");
  const single = counted.filter((each) => each.lesson.totalCounts === 1);
  const several = counted.filter((each) => each.lesson.totalCounts > 1);
  const once = [single, several].map((offers) =>
    offers.length > 0 ? (
      <ProductCards
        key={offers === single ? 1 : 2}
        className={isOnce ? "mb-8" : "mt-8"}
        legend={offers === single ? "한 번만 들어 보기" : "정해진 횟수만 듣기"}
        note="정기 결제가 없는 수업이에요. 결합 할인은 받을 수 없어요."
        name={name}
        options={offers.map((each) => toCountedCard(each, isTrialHad))}
        value={chosen}
        onChange={choose}
      />
    ) : null,
  );
  return (
    <>
      <Answers enroll={enroll} />
      <StepTitle id={titleId}>어떤 수업으로 할까요?</StepTitle>
      {isOnce ? once : null}
      {trial && list.courses.length === 0 ? (
        <TrialButton trial={trial} onPress={() => chooseLesson(trial)} className="mb-6" />
      ) : null}
      <div className="mb-6 grid gap-2.5">
        <PillGroup
          legend="한 번에 몇 분"
          legendLook="hidden"
          options={options.minutes.map((value) => ({ value, label: `${value}분` }))}
          value={choice.minutes}
          onChange={(minutes) => changeChoice({ minutes })}
        />
        <PillGroup
          legend="일주일에 몇 번"
          legendLook="hidden"
          options={options.perWeek.map((value) => ({ value, label: `주 ${value}회` }))}
          value={choice.perWeek}
          onChange={(perWeek) => changeChoice({ perWeek })}
        />
      </div>
      <ProductCards
        legend="몇 달 동안"
        legendLook="hidden"
        name={name}
        ref={lessonRef}
        options={monthly.map(toMonthlyCard)}
        value={chosen}
        onChange={choose}
        help={
          <>
            <Icon of={Info} size={18} className="mt-px" />
            1개월 수업에는 결합 할인과 태블릿 대여가 없어요.
          </>
        }
        error={isHere ? PROBLEM_COPY[problem] : undefined}
      />
      <TabletQuestion catalogue={catalogue} enroll={enroll} />
      {isOnce ? null : once}
    </>
  );
}

const NOT_POSSIBLE = "담은 수업과 함께 신청할 수 없어요.";
const TRIAL_TAKEN = "이 과목 체험 수업은 이미 담았어요.";
const TRIAL_HAD = "이 과목 체험 수업은 이미 신청했어요.";

function toMonthlyCard({ key, lesson, tags, perMonth, perLesson, total, isPossible }: LessonOffer) {
  const unit = `1회 ${formatWon(perLesson ?? 0)}`;
  return {
    value: key,
    title: `${lesson.totalMonths}개월`,
    count: `${lesson.totalCounts}회`,
    price: `월 ${formatWon(perMonth ?? 0)}`,
    unit: lesson.totalMonths > 1 ? <AtOnce total={total} unit={unit} /> : unit,
    tags: lesson.periodic ? [...tags, "매달 결제"] : tags,
    unavailable: isPossible ? undefined : NOT_POSSIBLE,
  };
}

/** A monthly price is not what is charged: several months are paid together. */
function AtOnce({ total, unit }: { total: number; unit: string }) {
  return (
    <>
      <span className="block font-semibold">{`한 번에 ${formatWon(total)}`}</span>
      {unit}
    </>
  );
}

function toCountedCard({ key, lesson, perLesson, total, isPossible }: LessonOffer, isTrialHad: boolean) {
  const isTrial = isTrialCourse(lesson);
  const refusal = isPossible ? undefined : isTrial ? TRIAL_TAKEN : NOT_POSSIBLE;
  return {
    value: key,
    title: countedName(lesson),
    count: `${lesson.minutes}분`,
    price: formatWon(total),
    unit: lesson.totalCounts > 1 ? `1회 ${formatWon(perLesson ?? 0)}` : undefined,
    unavailable: isTrial && isTrialHad ? TRIAL_HAD : refusal,
  };
}
