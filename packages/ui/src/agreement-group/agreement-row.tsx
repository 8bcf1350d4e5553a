import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode, Ref } from "react";
import { CheckBox } from "../checkbox";
import { cn } from "../cn";
import { Icon } from "../icon";
import type { TickState } from "./agreement";

type AgreementRowProps = {
  id: string;
  label: ReactNode;
  /** 필수 or 선택, before the label. */
  kind?: string;
  state: TickState;
  missing?: boolean;
  onToggle: () => void;
  /** The 44 px arrow at the right: opens the text or expands the parts. */
  opener?: { label: string; onPress: () => void; expanded?: boolean; controls?: string };
  indent?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One term: checkbox, required or optional, name, and the arrow to its text. */
export function AgreementRow(props: AgreementRowProps) {
  const { id, label, kind, state, missing, onToggle, opener, indent, ref } = props;
  const folds = opener?.expanded !== undefined;
  return (
    <div className={cn("flex items-center gap-2.5", indent && "pl-[2.125rem]")}>
      <label
        htmlFor={id}
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2.5 py-2 text-[0.9375rem]/[1.375rem]"
      >
        <CheckBox
          ref={ref}
          id={id}
          checked={state === "all"}
          mixed={state === "some"}
          error={missing}
          required={missing || undefined}
          onChange={onToggle}
        />
        <span className="min-w-0">
          {kind ? <span className="text-fg-3">{`${kind} `}</span> : null}
          {label}
        </span>
      </label>
      {opener ? (
        <button
          type="button"
          aria-label={opener.label}
          aria-expanded={opener.expanded}
          aria-controls={opener.controls}
          onClick={opener.onPress}
          className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-[0.75rem] text-fg-3 hover:bg-sand-100"
        >
          <Icon
            of={folds ? ChevronDown : ChevronRight}
            size={18}
            className={cn("transition-[rotate] duration-(--duration-base)", opener.expanded && "rotate-180")}
          />
        </button>
      ) : null}
    </div>
  );
}
