import { catalogueLevelOf, formatWon, type Grade, levelQuestion, MAX_COURSES_PER_ORDER } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { FieldMessage } from "@pkg/ui/field";
import { PillGroup } from "@pkg/ui/pill-group";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { type Ref, useState } from "react";
import type { SoldProduct } from "./consultation-queries";
import { OfferCourseRow } from "./offer-course-row";
import { type OfferCourse, type OfferTerms, withTerms } from "./offer-courses";
import { NEW_COURSE } from "./offer-values";

type OfferCourseListProps = {
  grade: Grade;
  value: readonly OfferCourse[];
  onChange: (courses: OfferCourse[]) => void;
  subjects: readonly CatalogueSubject[];
  products: readonly SoldProduct[];
  error?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

const LEVELS = [
  { value: "MIDDLE", label: "중등" },
  { value: "HIGH", label: "고등" },
] as const;

/** One to ten courses on common terms, with what they cost together. */
export function OfferCourseList({ grade, value, onChange, subjects, products, error, ref }: OfferCourseListProps) {
  const [terms, setTerms] = useState<OfferTerms>({
    level: catalogueLevelOf(grade),
    isBundled: true,
    rentTablet: false,
  });
  const change = (courses: readonly OfferCourse[], next = terms) => {
    setTerms(next);
    // A second course makes a bundle, and the last but one ends it.
    const isOther = next !== terms || courses.length > 1 !== value.length > 1;
    onChange(isOther ? withTerms(courses, products, next) : [...courses]);
  };
  const add = () => {
    const key = Math.max(...value.map((course) => course.key)) + 1;
    change([...value, { key, ...NEW_COURSE }]);
  };
  const warning = levelQuestion([terms.level], grade);
  const costs = value.map(({ productId }) => products.find(({ id }) => String(id) === productId)?.finalCost ?? 0);
  return (
    <div className="grid gap-4">
      <PillGroup
        legend="학교급"
        legendLook="field"
        options={LEVELS}
        value={terms.level}
        onChange={(level) =>
          change(
            value.map((course) => ({ ...course, subjectDetail: "" })),
            { ...terms, level },
          )
        }
      />
      {warning ? (
        <Banner inline tone="warn">
          {warning}
        </Banner>
      ) : null}
      <div>
        <Checkbox
          label="태블릿을 함께 빌려요"
          checked={terms.rentTablet}
          onChange={({ target }) => change(value, { ...terms, rentTablet: target.checked })}
        />
        {value.length > 1 ? (
          <Checkbox
            label="결합 할인으로 묶어요"
            checked={terms.isBundled}
            onChange={({ target }) => change(value, { ...terms, isBundled: target.checked })}
          />
        ) : null}
      </div>
      {value.map((course, index) => (
        <OfferCourseRow
          key={course.key}
          number={index + 1}
          course={course}
          courses={value}
          terms={terms}
          subjects={subjects}
          products={products}
          onChange={(next) => change(value.map((one) => (one.key === next.key ? next : one)))}
          onRemove={value.length > 1 ? () => change(value.filter(({ key }) => key !== course.key)) : null}
        />
      ))}
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={ref} variant="line" size="sm" off={value.length >= MAX_COURSES_PER_ORDER} onClick={add}>
            수업 추가
          </Button>
          <p
            role="status"
            className="figures text-body-sm text-fg-2"
          >{`모두 ${formatWon(costs.reduce((sum, cost) => sum + cost, 0))}`}</p>
        </div>
        <FieldMessage error={error} />
      </div>
    </div>
  );
}
