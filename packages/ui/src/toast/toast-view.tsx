import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import { Icon } from "../icon";
import type { ToastMessage } from "./store";

const SIGNS = {
  ok: { icon: CircleCheck, look: "text-pine-300" },
  info: { icon: Info, look: "text-sand-300" },
  error: { icon: CircleAlert, look: "text-apricot-300" },
} as const;

/** One toast, 52 px high, on sand-900. */
export function ToastView({ message, onLeave }: { message: ToastMessage; onLeave: () => void }) {
  const { icon, look } = SIGNS[message.tone];
  const { action } = message;
  return (
    <div className="on-dark flex min-h-13 font-sans tracking-[-0.012em] w-full items-center gap-2.5 rounded-md border border-transparent bg-sand-900 py-1 pr-2 pl-4 text-[0.9375rem]/[1.375rem] font-medium text-white">
      <Icon of={icon} size={20} className={look} />
      <span className="min-w-0 flex-1 py-1">{message.text}</span>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onLeave();
          }}
          className="min-h-11 shrink-0 rounded-sm px-2.5 font-semibold text-apricot-300 hover:bg-white/10"
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
