import { Icon } from "@pkg/ui/icon";
import Check from "lucide-react/icons/check";
import type { SaveState as State } from "../use-wishes";

const WORDS: Readonly<Record<State, string>> = {
  CLEAN: "",
  WAITING: "저장하고 있어요",
  SAVING: "저장하고 있어요",
  SAVED: "저장했어요",
  FAILED: "저장하지 못했어요",
};

/** The header's word about saving; only the ends are announced. */
export function SaveState({ state, onRetry }: { state: State; onRetry: () => void }) {
  if (state === "FAILED") {
    return (
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 pr-2 text-micro font-semibold text-error underline underline-offset-2"
      >
        <span role="alert">{WORDS.FAILED}.</span> 다시 저장
      </button>
    );
  }
  return (
    <p className="flex items-center gap-1 pr-2 text-micro text-brand-fg">
      {state === "SAVED" ? <Icon of={Check} size={16} /> : null}
      <span aria-hidden="true">{WORDS[state]}</span>
      <span role="status" className="sr-only">
        {state === "SAVED" ? WORDS.SAVED : ""}
      </span>
    </p>
  );
}
