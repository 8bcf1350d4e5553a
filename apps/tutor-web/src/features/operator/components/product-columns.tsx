import { formatWon, lessonTerms, SCHOOL_LEVEL_LABELS, TUTOR_RANK_NAMES } from "@pkg/domain";
import { type DeskProduct, type ProductSort, switchProduct, useFreshCatalogue } from "../catalogue-queries";
import type { CsvColumns } from "../use-pages";
import type { DeskColumn } from "./desk-table";
import { RowAct } from "./row-act";

const levelOf = ({ schoolLevel }: DeskProduct) => SCHOOL_LEVEL_LABELS[schoolLevel];
const rankOf = ({ tutorRank }: DeskProduct) => TUTOR_RANK_NAMES[tutorRank];
const extrasOf = ({ rentTablet, bundlingApplied }: DeskProduct) =>
  [rentTablet ? "태블릿" : "", bundlingApplied ? "결합 할인" : ""].filter(Boolean).join(" · ") || "-";
const stateOf = ({ available }: DeskProduct) => (available ? "팔고 있어요" : "멈췄어요");

/** "60분 · 주 2회 · 1개월": the name of a row. */
export const productTitle = (row: DeskProduct) => lessonTerms(row);

/** A product in one line, told apart from all others. */
export const productName = (row: DeskProduct) =>
  [lessonTerms(row), levelOf(row), rankOf(row), extrasOf(row)].filter((text) => text !== "-").join(" · ");

/** What a phone shows of a product below its name. */
export const productBelow = (row: DeskProduct) => (
  <>
    <span>{levelOf(row)}</span>
    <span>{rankOf(row)}</span>
    {extrasOf(row) === "-" ? null : <span>{extrasOf(row)}</span>}
    <span>{formatWon(row.finalCost)}</span>
  </>
);

function Switch({ row }: { row: DeskProduct }) {
  const readAnew = useFreshCatalogue();
  const label = row.available ? "판매 멈추기" : "다시 팔기";
  return (
    <RowAct
      label={label}
      name={`${productName(row)} ${label}`}
      help={SWITCH_HELP[row.available ? "OFF" : "ON"]}
      busyLabel="바꾸고 있어요"
      done={row.available ? "판매를 멈췄어요" : "다시 팔아요"}
      onSend={(reason) => switchProduct(String(row.id), { available: !row.available, reason }).finally(readAnew)}
    />
  );
}

/** What comes of a switch. */
export const SWITCH_HELP = {
  OFF: "새로 신청할 수 없게 해요. 이미 산 수업과 정기 결제는 그대로예요.",
  ON: "바로 다시 신청할 수 있어요.",
} as const;

export const PRODUCT_COLUMNS: ReadonlyArray<DeskColumn<DeskProduct, ProductSort>> = [
  { label: "상품 번호", cell: ({ id }) => <span className="num">{id}</span>, wideOnly: true, sort: "id" },
  { label: "학교급", cell: levelOf, wideOnly: true },
  { label: "선생님", cell: rankOf, wideOnly: true },
  { label: "태블릿·결합", cell: extrasOf, wideOnly: true },
  { label: "정가", align: "right", cell: ({ cost }) => formatWon(cost), wideOnly: true },
  {
    label: "낼 금액",
    align: "right",
    cell: ({ finalCost }) => formatWon(finalCost),
    wideOnly: true,
    sort: "finalCost",
  },
  { label: "할 일", align: "right", isAct: true, cell: (row) => <Switch row={row} /> },
];

export const PRODUCT_FILE: CsvColumns<DeskProduct> = [
  ["상품 번호", ({ id }) => id],
  ["수업", productTitle],
  ["학교급", levelOf],
  ["선생님", rankOf],
  ["태블릿·결합", extrasOf],
  ["정가", ({ cost }) => cost],
  ["낼 금액", ({ finalCost }) => finalCost],
  ["판매", stateOf],
];
