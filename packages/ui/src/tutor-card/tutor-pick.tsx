import type { ComponentProps, ReactNode } from "react";
import { CheckBox } from "../checkbox";
import { LABEL_FOCUS } from "../internal/choice-input";
import { Portrait, type PortraitProps } from "../portrait";

export type TutorPickProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  name: string;
  /** Below the name ("화·목 19시 · 꼼꼼한, 다정한"). */
  facts: ReactNode;
  portrait: Pick<PortraitProps, "seed" | "gender" | "src">;
};

/** A selectable tutor: the whole card is a checkbox. */
export function TutorPick({ name, facts, portrait, className, id, ...input }: TutorPickProps) {
  return (
    <label
      htmlFor={id}
      className={`relative flex cursor-pointer items-center gap-4 rounded-lg border border-line-2 px-4 py-3.5 transition-colors duration-(--duration-base) ease-out hover:bg-sand-50 has-checked:border-brand has-checked:bg-brand-soft has-checked:inset-ring-1 has-checked:inset-ring-brand ${LABEL_FOCUS} ${className ?? ""}`}
    >
      <Portrait {...portrait} width={48} />
      <span className="min-w-0 flex-1">
        <span className="block text-label">{name}</span>
        <span className="block text-caption text-fg-2">{facts}</span>
      </span>
      <CheckBox {...input} id={id} />
    </label>
  );
}
