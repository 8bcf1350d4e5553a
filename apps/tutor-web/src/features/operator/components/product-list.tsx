import { SCHOOL_LEVEL_LABELS, SCHOOL_LEVELS, TUTOR_RANK_NAMES, TUTOR_RANKS } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { EmptyState } from "@pkg/ui/states";
import { parseAsStringLiteral, useQueryStates } from "nuqs";
import { type DeskProduct, switchProduct, useFreshCatalogue } from "../catalogue-queries";
import { useChoice } from "../use-choice";
import { onePage, readCsv } from "../use-pages";
import { BulkBar } from "./bulk-bar";
import { CsvButton } from "./csv-button";
import { DeskTable } from "./desk-table";
import { ListFilters } from "./list-filters";
import { PRODUCT_COLUMNS, PRODUCT_FILE, productBelow, productName, productTitle, SWITCH_HELP } from "./product-columns";

const STATES = ["ON", "OFF"] as const;
const STATE_LABELS = { ON: "파는 상품", OFF: "멈춘 상품" } as const;
const PLACE = {
  state: parseAsStringLiteral(STATES).withDefault("ON"),
  level: parseAsStringLiteral(SCHOOL_LEVELS),
  rank: parseAsStringLiteral(TUTOR_RANKS),
};
const idOf = ({ id }: DeskProduct) => String(id);

/** The products that are sold or not, by whom they are for; one of them or many are switched. */
export function ProductList({ products }: { products: readonly DeskProduct[] }) {
  const [{ state, level, rank }, change] = useQueryStates(PLACE, { history: "replace" });
  const readAnew = useFreshCatalogue();
  const choice = useChoice({ idOf, nameOf: productName });
  const rows = products.filter(
    (one) =>
      one.available === (state === "ON") &&
      (level === null || one.schoolLevel === level) &&
      (rank === null || one.tutorRank === rank),
  );
  return (
    <>
      <ListFilters label="상품 좁히기">
        <NativeSelect
          label="판매"
          value={state}
          onChange={({ target }) => void change({ state: target.value === "OFF" ? "OFF" : null })}
          options={STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        />
        <NativeSelect
          label="학교급"
          value={level ?? ""}
          onChange={({ target }) => void change({ level: SCHOOL_LEVELS.find((one) => one === target.value) ?? null })}
          options={[
            { value: "", label: "모두" },
            ...SCHOOL_LEVELS.filter((one) => products.some(({ schoolLevel }) => schoolLevel === one)).map((value) => ({
              value,
              label: SCHOOL_LEVEL_LABELS[value],
            })),
          ]}
        />
        <NativeSelect
          label="선생님"
          value={rank ?? ""}
          onChange={({ target }) => void change({ rank: TUTOR_RANKS.find((one) => one === target.value) ?? null })}
          options={[
            { value: "", label: "모두" },
            ...TUTOR_RANKS.map((value) => ({ value, label: TUTOR_RANK_NAMES[value] })),
          ]}
        />
      </ListFilters>
      {rows.length === 0 ? (
        <EmptyState className="py-12" title="맞는 상품이 없어요" reason="판매나 학교급을 바꿔 보세요." />
      ) : (
        <>
          <DeskTable
            caption={STATE_LABELS[state]}
            name={{ label: "수업", text: productTitle, below: productBelow }}
            columns={PRODUCT_COLUMNS}
            rows={rows}
            idOf={idOf}
            choice={choice}
          />
          <BulkBar
            label={state === "ON" ? "판매 멈추기" : "다시 팔기"}
            help={SWITCH_HELP[state === "ON" ? "OFF" : "ON"]}
            busyLabel="바꾸고 있어요"
            tone={state === "ON" ? "danger" : "primary"}
            {...{ rows, choice, idOf }}
            send={(id, reason) => switchProduct(id, { available: state === "OFF", reason })}
            onDone={readAnew}
          />
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <p className="num text-caption text-fg-3">{rows.length}건</p>
            <CsvButton
              name={STATE_LABELS[state]}
              read={(reason) => readCsv("PRODUCTS", reason, onePage(rows), PRODUCT_FILE)}
            />
          </div>
        </>
      )}
    </>
  );
}
