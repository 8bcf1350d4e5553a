import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../button";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";
import { useAnnouncement } from "../internal/use-announcement";
import { duration } from "./labels";
import { RangeList, type RangeListProps } from "./range-list";
import { emptyWeek, weekMinutes } from "./week";

/** Below the grid: the total, undo, the list for manual input, and clear. */
export function GridTools({ readOnly, ...range }: RangeListProps & { readOnly: boolean }) {
  const { value, history, labels } = range;
  const listId = useId();
  const [byHand, setByHand] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The list opens at the foot of the page, below what is in view.
  useEffect(() => {
    if (byHand) list.current?.scrollIntoView?.({ block: "center" });
  }, [byHand]);
  const minutes = weekMinutes(value);
  const said = useAnnouncement(minutes > 0 ? `${duration(minutes)} ${labels.chosen}` : labels.nothing, 600);
  return (
    <div>
      <div className="mt-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <p className="text-caption text-fg-2">
          {minutes > 0 ? (
            <>
              <b className="num font-bold text-fg">{duration(minutes)}</b> {labels.chosen}
            </>
          ) : (
            labels.nothing
          )}
        </p>
        {readOnly ? null : (
          <div className="-mr-2 ml-auto flex flex-wrap items-center gap-0.5">
            {history.canUndo ? (
              <IconButton label={labels.undo} onClick={history.undo}>
                <Icon of={Undo2} size={20} className="text-fg-2" />
              </IconButton>
            ) : null}
            <Button
              variant="text"
              size="sm"
              className="px-2!"
              aria-expanded={byHand}
              aria-controls={listId}
              onClick={() => setByHand(!byHand)}
            >
              {labels.byHand}
            </Button>
            <Button variant="quiet" size="sm" className="px-2!" onClick={() => history.change(emptyWeek())}>
              {labels.clear}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div ref={list} id={listId} hidden={!byHand}>
        <RangeList {...range} />
      </div>
    </div>
  );
}
