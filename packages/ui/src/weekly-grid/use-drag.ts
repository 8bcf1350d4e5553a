import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

export type Drag = { anchor: number; current: number };

type DragOptions = {
  grid: RefObject<HTMLElement | null>;
  disabled: boolean;
  /** A press or drag starts at this half hour. */
  onStart: (index: number) => void;
  /** The drag ended: paint from the first to the last half hour. */
  onEnd: (drag: Drag) => void;
};

/** A touch drag starts after this pause, so that a swipe scrolls the page. */
const TOUCH_PAUSE_MS = 150;
const SCROLL_SLOP_PX = 10;

/** The half hour of a cell, or null beside the cells. */
export function cellOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  return cell?.dataset.cell === undefined ? null : Number(cell.dataset.cell);
}

/** Paints by pointer: immediately with a mouse, after 150 ms by touch; a tap is one half hour. */
export function useDrag({ grid, disabled, onStart, onEnd }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const waiting = useRef<{ index: number; x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  // The state lags one render behind, so a quick release would lose the last half hours.
  const latest = useRef<Drag | null>(null);

  function move(next: Drag | null): void {
    latest.current = next;
    setDrag(next);
  }

  function begin(index: number): void {
    waiting.current = null;
    move({ anchor: index, current: index });
    onStart(index);
  }

  function stopWaiting(): void {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  }

  function onPointerDown(event: PointerEvent): void {
    const index = cellOf(event.target);
    if (disabled || index === null || event.button !== 0 || !event.isPrimary) return;
    if (event.pointerType === "touch") {
      const { clientX: x, clientY: y } = event;
      if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId)) {
        event.target.releasePointerCapture(event.pointerId);
      }
      waiting.current = { index, x, y, timer: setTimeout(() => begin(index), TOUCH_PAUSE_MS) };
    } else {
      begin(index);
    }
  }

  function onPointerMove(event: PointerEvent): void {
    const wait = waiting.current;
    if (wait && Math.hypot(event.clientX - wait.x, event.clientY - wait.y) > SCROLL_SLOP_PX) stopWaiting();
  }

  function onPointerOver(event: PointerEvent): void {
    const index = cellOf(event.target);
    if (latest.current && index !== null) move({ ...latest.current, current: index });
  }

  function onPointerUp(): void {
    const wait = waiting.current;
    if (!wait) return;
    stopWaiting();
    onStart(wait.index);
    onEnd({ anchor: wait.index, current: wait.index });
  }

  const finish = useEffectEvent((event: Event) => {
    const finished = latest.current;
    if (!finished) return;
    move(null);
    if (event.type === "pointerup") onEnd(finished);
  });

  useEffect(() => {
    window.addEventListener("pointerup", finish);
    window.addEventListener("pointercancel", finish);
    return () => {
      window.removeEventListener("pointerup", finish);
      window.removeEventListener("pointercancel", finish);
    };
  }, []);

  useEffect(() => {
    // The listener must exist before the touch starts, otherwise the browser scrolls.
    const element = grid.current;
    const blockScroll = (event: TouchEvent) => {
      if (latest.current) event.preventDefault();
    };
    element?.addEventListener("touchmove", blockScroll, { passive: false });
    return () => element?.removeEventListener("touchmove", blockScroll);
  }, [grid]);

  return { drag, handlers: { onPointerDown, onPointerMove, onPointerOver, onPointerUp, onPointerCancel: stopWaiting } };
}
