import type { ReactNode } from "react";
import { Portrait, type PortraitGender } from "../portrait";

type PersonRowProps = {
  name: ReactNode;
  note?: ReactNode;
  seed: number;
  /** As on the person's other portraits, so that it is the same face. */
  gender?: PortraitGender | undefined;
  src?: string;
  action?: ReactNode;
};

/** A person with portrait, for the top of the menu: the student, with a switch to another one. */
export function PersonRow({ name, note, seed, gender, src, action }: PersonRowProps) {
  return (
    <div className="flex items-center gap-3">
      <Portrait seed={seed} gender={gender} src={src} width={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-label">{name}</p>
        {note ? <p className="truncate text-micro text-fg-3">{note}</p> : null}
      </div>
      {action}
    </div>
  );
}
