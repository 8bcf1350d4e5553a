import { useEffect } from "react";

/** Has the browser ask before the page is left while a payment is under way. */
export function useLeaveQuestion(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnderWay]);
}
