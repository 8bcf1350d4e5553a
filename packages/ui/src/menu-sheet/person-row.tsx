import type { ReactNode } from "react";
import { Portrait } from "../portrait";

type PersonRowProps = { name: ReactNode; note?: ReactNode; seed: number; src?: string; action?: ReactNode };

/** A person with portrait, for the top of the menu: the student, with a switch to another one. */
export function PersonRow({ name, note, seed, src, action }: PersonRowProps) {
  return (
    <div className="flex items-center gap-3">
      <Portrait seed={seed} src={src} width={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-label">{name}</p>
        {note ? <p className="truncate text-micro text-fg-3">{note}</p> : null}
      </div>
      {action}
    </div>
  );
}
