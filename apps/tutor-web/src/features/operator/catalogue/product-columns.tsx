import { formatWon } from "@pkg/domain";
import { RowAct } from "../forms/row-act";
import type { DeskColumn } from "../list/desk-table";
import type { CsvColumns } from "../list/use-pages";
import { type DeskProduct, type ProductSort, useProductSwitch } from "./catalogue-queries";
import { extrasOf, levelOf, productName, productTitle, rankOf, stateOf } from "./product-text";

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
  const change = useProductSwitch();
  const label = row.available ? "판매 멈추기" : "다시 팔기";
  return (
    <RowAct
      label={label}
      name={`${productName(row)} ${label}`}
      help={SWITCH_HELP[row.available ? "OFF" : "ON"]}
      busyLabel="바꾸고 있어요"
      done={row.available ? "판매를 멈췄어요" : "다시 팔아요"}
      onSend={(reason) =>
        change.mutateAsync({ params: { path: { id: String(row.id) } }, body: { available: !row.available, reason } })
      }
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
