import { DescriptionRows } from "@pkg/ui/description-rows";
import type { ApplicantStep } from "../step-plan";
import type { Wishes } from "../wishes";
import { wishTexts } from "../wishes-text";

type WishesListProps = { wishes: Wishes; onChange?: (step: ApplicantStep) => void };

/** All answers with their edit links; read-only without `onChange`. */
export function WishesList({ wishes, onChange }: WishesListProps) {
  return (
    <DescriptionRows
      rows={wishTexts(wishes).map(({ id, label, lines, step }) => ({
        id,
        label,
        value: lines.map((line) => (
          <span key={line} className="block font-normal">
            {line}
          </span>
        )),
        ...(onChange ? { onChange: () => onChange(step) } : {}),
      }))}
    />
  );
}
