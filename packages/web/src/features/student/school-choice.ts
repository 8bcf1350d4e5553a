import { HIGH_SCHOOL_TYPE_LABELS } from "@pkg/domain";
import { isRecord } from "../../platform/storage/is-record";
import { type Guard, isNumber, isText } from "../../platform/storage/kept-fields";
import type { School } from "./use-school-search";

/** What tells schools of one name apart: the kind of a high school and its district, "외국어고 · 경기도 성남시". */
export function schoolPlace({
  region,
  address,
  highSchoolType = null,
}: Pick<School, "region" | "address"> & Partial<Pick<School, "highSchoolType">>): string {
  const words = address.split(/\s+/).slice(0, 2);
  const place = words.length === 2 ? words.join(" ") : region;
  return highSchoolType === null || highSchoolType === "OTHER"
    ? place
    : `${HIGH_SCHOOL_TYPE_LABELS[highSchoolType]} · ${place}`;
}

/** The displayed fields of the chosen school. */
export type SchoolChoice = Pick<School, "id" | "name" | "region">;

/** Whether a kept value is a chosen school. */
export const isSchoolChoice: Guard<SchoolChoice> = (value): value is SchoolChoice =>
  isRecord(value) && isNumber(value.id) && isText(value.name) && isText(value.region);
