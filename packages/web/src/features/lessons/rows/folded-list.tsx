import { Button } from "@pkg/ui/button";
import { type ReactNode, useState } from "react";

type FoldedListProps<T> = {
  items: readonly T[];
  /** Number of items shown at first. */
  shown: number;
  /** The label of the button ("남은 수업 모두 보기"). */
  more: string;
  /** An item that has to be seen: the list unfolds where it would hide it. */
  opensAt?: (item: T) => boolean;
  children: (items: readonly T[]) => ReactNode;
};

/** The first items of a long list, and a button that shows the rest. A single hidden item is shown instead of the button. */
export function FoldedList<T>({ items, shown, more, opensAt, children }: FoldedListProps<T>) {
  const [isUnfolded, setUnfolded] = useState(false);
  if (!isUnfolded && opensAt && items.findIndex(opensAt) >= shown) setUnfolded(true);
  const isOpen = isUnfolded || items.length <= shown + 1;
  return (
    <>
      {children(isOpen ? items : items.slice(0, shown))}
      {isOpen ? null : (
        <Button variant="line" full className="mt-3" onClick={() => setUnfolded(true)}>
          {more} <span className="num">{`${items.length}개`}</span>
        </Button>
      )}
    </>
  );
}
