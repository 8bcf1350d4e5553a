import { useEffect, useRef } from "react";

/** For the headline of a result that takes the place of a whole page: the page is at its top then, and the headline has the focus. */
export function useShownResult() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
