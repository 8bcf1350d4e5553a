import { Icon } from "@pkg/ui/icon";
import Check from "lucide-react/icons/check";
import type { SaveState } from "./use-autosave";

/** The state of the autosave. Screen readers hear only success and failure. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  if (state === "FAILED") {
    return (
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 text-micro font-semibold text-error underline underline-offset-2"
      >
        <span role="alert">저장하지 못했어요.</span> 다시 저장
      </button>
    );
  }
  const words = state === "SAVED" ? "저장했어요" : state === "CLEAN" ? "" : "저장하고 있어요";
  return (
    <p className="flex min-h-11 items-center gap-1 text-micro text-brand-fg">
      {state === "SAVED" ? <Icon of={Check} size={16} /> : null}
      <span aria-hidden="true">{words}</span>
      <span role="status" className="sr-only">
        {state === "SAVED" ? words : ""}
      </span>
    </p>
  );
}
