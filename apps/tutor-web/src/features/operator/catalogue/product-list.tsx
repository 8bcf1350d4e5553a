import { parseAsInteger, useQueryState, useQueryStates } from "nuqs";
import { BulkBar } from "../bulk/bulk-bar";
import { useChoice } from "../bulk/use-choice";
import { DeskList } from "../list/desk-list";
import { DeskTable } from "../list/desk-table";
import { useListSort } from "../list/use-list-sort";
import { onePage, readCsv } from "../list/use-pages";
import {
  type DeskProduct,
  PRODUCT_SORTS,
  type ProductSort,
  switchProduct,
  useFreshCatalogue,
} from "./catalogue-queries";
import { PRODUCT_COLUMNS, PRODUCT_FILE, productBelow, SWITCH_HELP } from "./product-columns";
import { PRODUCT_PLACE, type ProductPlace, productsOf } from "./product-filter";
import { PRODUCT_STATE_LABELS, ProductFilters } from "./product-filters";
import { productName, productTitle } from "./product-text";

const PAGE_SIZE = 50;
const idOf = ({ id }: DeskProduct) => String(id);

/** The products that are sold or not, by what they are and whom they are for; one of them or many are switched. */
export function ProductList({ products }: { products: readonly DeskProduct[] }) {
  const [place, change] = useQueryStates(PRODUCT_PLACE, { history: "replace" });
  const [pages, setPages] = useQueryState("pages", parseAsInteger.withDefault(1));
  const sorted = useListSort<ProductSort>(PRODUCT_SORTS, "asc");
  const readAnew = useFreshCatalogue();
  const choice = useChoice({ idOf, nameOf: productName });
  const meant = productsOf(products, place, sorted);
  const rows = meant.slice(0, Math.max(1, pages) * PAGE_SIZE);
  const narrow = (next: Partial<ProductPlace>) => {
    void setPages(null);
    void change(next);
  };
  return (
    <div className="pt-5">
      <ProductFilters products={products} place={place} onChange={narrow} />
      <DeskList
        reading={{
          data: rows,
          error: null,
          hasNextPage: rows.length < meant.length,
          isFetchingNextPage: false,
          fetchNextPage: () => setPages(pages + 1),
          refetch: readAnew,
        }}
        what="상품을"
        total={meant.length}
        none={{ title: "맞는 상품이 없어요", reason: "다른 말로 찾거나 판매나 학교급을 바꿔 보세요." }}
        csv={{
          name: PRODUCT_STATE_LABELS[place.state],
          read: (reason) => readCsv("PRODUCTS", reason, onePage(meant), PRODUCT_FILE),
        }}
      >
        {(shown) => (
          <DeskTable
            caption={PRODUCT_STATE_LABELS[place.state]}
            name={{ label: "수업", text: productTitle, below: productBelow }}
            columns={PRODUCT_COLUMNS}
            rows={shown}
            idOf={idOf}
            place={sorted}
            choice={choice}
          />
        )}
      </DeskList>
      <BulkBar
        label={place.state === "ON" ? "판매 멈추기" : "다시 팔기"}
        help={SWITCH_HELP[place.state === "ON" ? "OFF" : "ON"]}
        busyLabel="바꾸고 있어요"
        tone={place.state === "ON" ? "danger" : "primary"}
        rows={rows}
        choice={choice}
        send={(id, reason) => switchProduct(id, { available: place.state === "OFF", reason })}
        onDone={readAnew}
      />
    </div>
  );
}
