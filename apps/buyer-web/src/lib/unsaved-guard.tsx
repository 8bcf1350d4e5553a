import { AlertDialog } from "@pkg/ui/alert-dialog";
import { useEffect, useState } from "react";

/** Asks before a page with unsaved changes is left: by a link of ours in words of ours, otherwise by the browser. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain || link.target === "_blank") return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.href);
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [dirty]);

  return (
    <AlertDialog
      open={target !== null}
      onClose={() => setTarget(null)}
      title="저장하지 않고 나갈까요?"
      description="적은 내용이 사라져요."
      safe={{ label: "계속 적기" }}
      act={{ label: "나가기", tone: "secondary", onPress: () => target && leave(target) }}
    />
  );
}

/** The whole page is left, so that nothing of the form stays behind; the browser has been answered already. */
function leave(href: string): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  location.assign(href);
}
