import { formatWon } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { useState } from "react";
import type { SoldProduct } from "./consultation-queries";
import { detailsFor, type OfferCourse, type OfferTerms, productsFor, searchProducts } from "./offer-courses";

type OfferCourseRowProps = {
  number: number;
  course: OfferCourse;
  courses: readonly OfferCourse[];
  terms: OfferTerms;
  subjects: readonly CatalogueSubject[];
  products: readonly SoldProduct[];
  onChange: (course: OfferCourse) => void;
  /** Null for the only course. */
  onRemove: (() => void) | null;
};

/** One course of an offer: subject, detail and lessons. */
export function OfferCourseRow(props: OfferCourseRowProps) {
  const { number, course, courses, terms, subjects, products, onChange, onRemove } = props;
  const [search, setSearch] = useState("");
  const fitting = productsFor(products, course.subject, terms, courses);
  const found = searchProducts(fitting, search);
  const chosen = fitting.filter((product) => String(product.id) === course.productId && !found.includes(product));
  return (
    <fieldset className="grid gap-3 rounded-md bg-bg p-4 inset-ring-1 inset-ring-line">
      <legend className="sr-only">{`수업 ${number}`}</legend>
      <div className="flex items-center justify-between">
        <p aria-hidden="true" className="text-label">{`수업 ${number}`}</p>
        {onRemove ? (
          <Button variant="text" size="sm" flush aria-label={`수업 ${number} 빼기`} onClick={onRemove}>
            빼기
          </Button>
        ) : null}
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <NativeSelect
          label="과목"
          placeholder="골라 주세요"
          value={course.subject}
          onChange={({ target }) => onChange({ ...course, subject: target.value, subjectDetail: "", productId: "" })}
          options={subjects.map(({ key, label }) => ({ value: key, label }))}
        />
        <NativeSelect
          label="세부 과목"
          placeholder="골라 주세요"
          disabled={course.subject === ""}
          value={course.subjectDetail}
          onChange={({ target }) => onChange({ ...course, subjectDetail: target.value })}
          options={detailsFor(subjects, course.subject, terms.level).map(({ key, label }) => ({ value: key, label }))}
        />
        <TextField
          className="lg:col-span-2"
          label="수업 찾기"
          disabled={course.subject === ""}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          help={course.subject === "" ? "과목을 먼저 골라 주세요." : `예: 3개월 주 2회 · ${found.length}개`}
          autoComplete="off"
        />
      </div>
      <NativeSelect
        label="수업"
        placeholder={found.length === 0 ? "맞는 수업이 없어요" : "골라 주세요"}
        disabled={course.subject === ""}
        value={course.productId}
        onChange={({ target }) => onChange({ ...course, productId: target.value })}
        options={[...chosen, ...found].map(({ id, name, finalCost }) => ({
          value: String(id),
          label: `${name} · ${formatWon(finalCost)}`,
        }))}
      />
    </fieldset>
  );
}
