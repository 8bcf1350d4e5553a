import { REVIEW_CHIP_LABELS, type ReviewChip } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";

/** What a family liked or missed about its lessons; nothing where it named nothing. */
export function ReviewChips({ chips }: { chips: readonly ReviewChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="가족이 고른 점" className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={chip}>
          <Badge>{REVIEW_CHIP_LABELS[chip]}</Badge>
        </li>
      ))}
    </ul>
  );
}
