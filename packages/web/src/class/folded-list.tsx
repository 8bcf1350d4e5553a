import { Button } from "@pkg/ui/button";
import { type ReactNode, useState } from "react";

type FoldedListProps<T> = {
  items: readonly T[];
  /** So many are shown at first. */
  shown: number;
  /** The word of the button ("남은 수업 모두 보기"). */
  more: string;
  children: (items: readonly T[]) => ReactNode;
};

/** The beginning of a long list, and a button that shows the rest. */
export function FoldedList<T>({ items, shown, more, children }: FoldedListProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(isOpen ? items : items.slice(0, shown))}
      {isOpen || items.length <= shown ? null : (
        <Button variant="line" full className="mt-3" onClick={() => setOpen(true)}>
          {more} <span className="num">{items.length}번</span>
        </Button>
      )}
    </>
  );
}
