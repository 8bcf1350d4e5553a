import { Badge } from "@pkg/ui/badge";
import type { DeskSubject } from "./catalogue-queries";

/** The subjects with what can be bought of each. */
export function SubjectList({ subjects }: { subjects: readonly DeskSubject[] }) {
  return (
    <ul>
      {subjects.map(({ key, label, displayable, details }) => (
        <li key={key} className="grid gap-x-6 gap-y-1 border-b border-line py-3 text-body-sm sm:grid-cols-[9rem_1fr]">
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-label">{label}</span>
            {displayable ? null : <Badge tone="warn">보이지 않아요</Badge>}
          </p>
          <p className="text-fg-2">{details.join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}
