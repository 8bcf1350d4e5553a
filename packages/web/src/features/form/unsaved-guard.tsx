import { AlertDialog } from "@pkg/ui/alert-dialog";
import { useEffect, useRef, useState } from "react";

/**
 * Confirms before leaving a page with unsaved changes: our own dialog for links and the back button, otherwise the prompt of
 * the browser. A browser without the Navigation API goes back inside the site without asking.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain || link.target === "_blank") return;
      event.preventDefault();
      event.stopPropagation();
      // A full page load, so that no state of the form survives.
      setLeave(() => () => location.assign(link.href));
    };
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || isLeaving.current) return;
      const { key, sameDocument } = event.destination;
      // The browser asks by itself before it unloads the page.
      if (!sameDocument) return;
      event.preventDefault();
      setLeave(() => () => navigation.traverseTo(key));
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    const history = "navigation" in window ? window.navigation : null;
    history?.addEventListener("navigate", onTraverse);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
      history?.removeEventListener("navigate", onTraverse);
    };
  }, [dirty]);

  return (
    <AlertDialog
      open={leave !== null}
      onClose={() => setLeave(null)}
      title="저장하지 않고 나갈까요?"
      description="적은 내용이 사라져요."
      safe={{ label: "계속 적기" }}
      act={{
        label: "나가기",
        tone: "secondary",
        onPress: () => {
          isLeaving.current = true;
          setLeave(null);
          leave?.();
        },
      }}
    />
  );
}
