import { type Ref, useState } from "react";
import type { AgreementLabels } from "./agreement";
import { type Agreement, leavesOf, tickState, toggleIds } from "./agreement";
import { AgreementRow } from "./agreement-row";

type AgreementFoldProps = {
  item: Agreement;
  baseId: string;
  labels: AgreementLabels;
  value: ReadonlyArray<string>;
  missing: boolean;
  onChange: (value: string[]) => void;
  ref?: Ref<HTMLInputElement>;
};

/** One row of the group; the parts of several terms expand below it. */
export function AgreementFold({ item, baseId, labels, value, missing, onChange, ref }: AgreementFoldProps) {
  const [open, setOpen] = useState(false);
  const leaves = leavesOf(item);
  const partsId = `${baseId}${item.id}-parts`;
  const opener = item.parts
    ? { label: labels.unfold(item.label), onPress: () => setOpen(!open), expanded: open, controls: partsId }
    : item.onOpen && { label: labels.open(item.label), onPress: item.onOpen };
  return (
    <li>
      <AgreementRow
        ref={ref}
        id={`${baseId}${item.id}`}
        label={item.label}
        kind={item.required ? labels.required : labels.optional}
        state={tickState(leaves, value)}
        missing={missing}
        onToggle={() => onChange(toggleIds(leaves, value))}
        opener={opener}
      />
      {item.parts ? (
        <ul id={partsId} hidden={!open}>
          {item.parts.map((part) => (
            <li key={part.id}>
              <AgreementRow
                indent
                id={`${baseId}${part.id}`}
                label={part.label}
                state={tickState([part.id], value)}
                onToggle={() => onChange(toggleIds([part.id], value))}
                opener={part.onOpen && { label: labels.open(part.label), onPress: part.onOpen }}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
