import { type UIEvent, useLayoutEffect, useRef } from "react";

/** So near to an end, in pixels, somebody reads there. */
const NEAR = 96;

interface LogScroll {
  /** The number of the first message; it falls when older ones are put in front. */
  readonly first: number;
  /** Changes with each message at the end. */
  readonly last: string;
  /** Loads older messages; called near the top. */
  readonly onTop: () => void;
}

/** Keeps a list of messages at its end while somebody reads there, and in its place when older ones come in front. */
export function useLogScroll({ first, last, onTop }: LogScroll) {
  const log = useRef<HTMLDivElement>(null);
  const kept = useRef({ first, height: 0, isAtEnd: true });

  useLayoutEffect(() => {
    const box = log.current;
    if (!box || last === "") return;
    const before = kept.current;
    if (first < before.first) box.scrollTop += box.scrollHeight - before.height;
    else if (before.isAtEnd) box.scrollTop = box.scrollHeight;
    kept.current = { first, height: box.scrollHeight, isAtEnd: before.isAtEnd };
  }, [first, last]);

  function onScroll({ currentTarget: box }: UIEvent<HTMLDivElement>): void {
    kept.current.isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (box.scrollTop < NEAR) onTop();
  }

  return {
    log,
    onScroll,
    /** One's own message is looked at, wherever one was. */
    goToEnd: () => {
      kept.current.isAtEnd = true;
    },
  };
}
