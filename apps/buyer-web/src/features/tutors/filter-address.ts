import {
  TUTOR_GENDER_LABELS,
  TUTOR_RANK_NAMES,
  TUTOR_STYLE_LABELS,
  type TutorFilter,
  UNIVERSITY_GROUP_LABELS,
  weekPartsText,
  writeTutorFilter,
} from "@pkg/domain";
import type { EnrollSubject } from "@/lib/catalogue/enroll-catalogue";

/** The address of a filter's list; `page` pages of it are shown. Commas stay readable. */
export function tutorsAddress(filter: TutorFilter, page = 1): string {
  const query = new URLSearchParams({ ...writeTutorFilter(filter), ...(page > 1 ? { page: String(page) } : {}) });
  const text = query.toString().replaceAll("%2C", ",");
  return text ? `/tutors?${text}` : "/tutors";
}

/** A list with a value, or without it when it was there. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** One thing that a filter asks for, and the address without it. */
export interface ChosenFilter {
  readonly label: string;
  readonly href: string;
}

/** Everything that a filter asks for, each to be given up alone. */
export function chosenFilters(filter: TutorFilter, subjects: readonly EnrollSubject[]): ChosenFilter[] {
  const subject = subjects.find(({ key }) => key === filter.subject);
  const detail = subject?.details.find(({ key }) => key === filter.detail);
  const chosen = (label: string | undefined, without: Partial<TutorFilter>): ChosenFilter[] =>
    label ? [{ label, href: tutorsAddress({ ...filter, ...without }) }] : [];
  return [
    ...chosen(subject?.label, { subject: null, detail: null, sort: "FREE_TIME" }),
    ...chosen(detail?.label, { detail: null, sort: "FREE_TIME" }),
    ...chosen(weekPartsText(filter.times), { times: [] }),
    ...filter.styles.flatMap((style) =>
      chosen(TUTOR_STYLE_LABELS[style], { styles: filter.styles.filter((one) => one !== style) }),
    ),
    ...filter.universities.flatMap((group) =>
      chosen(UNIVERSITY_GROUP_LABELS[group], { universities: filter.universities.filter((one) => one !== group) }),
    ),
    ...filter.genders.flatMap((gender) =>
      chosen(TUTOR_GENDER_LABELS[gender], { genders: filter.genders.filter((one) => one !== gender) }),
    ),
    ...chosen(filter.name ? `이름 ‘${filter.name}’` : undefined, { name: null }),
    ...chosen(filter.rank ? TUTOR_RANK_NAMES[filter.rank] : undefined, { rank: null }),
  ];
}
