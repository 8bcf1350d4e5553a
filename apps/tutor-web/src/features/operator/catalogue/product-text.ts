import { lessonTerms, SCHOOL_LEVEL_LABELS, TUTOR_RANK_NAMES } from "@pkg/domain";
import type { DeskProduct } from "./catalogue-queries";

/** The school that a product is for. */
export const levelOf = ({ schoolLevel }: DeskProduct) => SCHOOL_LEVEL_LABELS[schoolLevel];

/** Who teaches it. */
export const rankOf = ({ tutorRank }: DeskProduct) => TUTOR_RANK_NAMES[tutorRank];

/** What comes with a product, or a dash. */
export const extrasOf = ({ rentTablet, bundlingApplied }: DeskProduct) =>
  [rentTablet ? "태블릿" : "", bundlingApplied ? "결합 할인" : ""].filter(Boolean).join(" · ") || "-";

/** Whether it is sold. */
export const stateOf = ({ available }: DeskProduct) => (available ? "팔고 있어요" : "멈췄어요");

/** "60분 · 주 2회 · 1개월": the name of a row. */
export const productTitle = (row: DeskProduct) => lessonTerms(row);

/** A product in one line, told apart from all others. */
export const productName = (row: DeskProduct) =>
  [lessonTerms(row), levelOf(row), rankOf(row), extrasOf(row)].filter((text) => text !== "-").join(" · ");
