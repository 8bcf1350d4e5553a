import { type ReactNode, useId } from "react";
import { Switch, type SwitchProps } from "../switch";
import { ROW } from "./list-row";

type SwitchRowProps = Omit<SwitchProps, "className"> & {
  label: ReactNode;
  icon?: ReactNode;
  /** A line below the label. */
  note?: ReactNode;
};

/** A row with a switch at the right; the whole row is its label. */
export function SwitchRow({ label, icon, note, id, ...input }: SwitchRowProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  return (
    <label htmlFor={switchId} className={`${ROW} cursor-pointer`}>
      {icon ? <span className="flex text-fg-2">{icon}</span> : null}
      <span className="min-w-0 flex-1 text-body">
        {label}
        {note ? <span className="block text-caption text-fg-3">{note}</span> : null}
      </span>
      <Switch {...input} id={switchId} />
    </label>
  );
}
