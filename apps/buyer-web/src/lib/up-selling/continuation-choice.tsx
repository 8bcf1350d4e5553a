import { formatWon, lessonTotal, subjectName } from "@pkg/domain";
import { OptionRows } from "@pkg/ui/option-rows";
import type { UpSellingClass } from "./up-selling";

type ContinuationChoiceProps = {
  ofClass: UpSellingClass;
  value: number;
  onChange: (productId: number) => void;
};

/** For how long a class goes on: each term with its price, and what is paid once the rest is taken off. */
export function ContinuationChoice({ ofClass, value, onChange }: ContinuationChoiceProps) {
  const { products, refundAmount } = ofClass;
  return (
    <OptionRows
      legend={`${subjectName(ofClass)} 수업을 얼마나 더 들을까요?`}
      legendLook="hidden"
      value={value}
      onChange={onChange}
      options={products.map((product) => ({
        value: product.id,
        label: (
          <>
            {product.totalMonths}개월 <span className="num text-fg-2">{`${lessonTotal(product, null)}회`}</span>
          </>
        ),
        price: (
          <span className="flex flex-col items-end">
            {refundAmount > 0 ? (
              <del className="num text-caption font-normal text-fg-3">
                <span className="sr-only">원래 </span>
                {formatWon(product.finalCost)}
              </del>
            ) : null}
            <span className="num">{formatWon(Math.max(0, product.finalCost - refundAmount))}</span>
          </span>
        ),
      }))}
    />
  );
}
