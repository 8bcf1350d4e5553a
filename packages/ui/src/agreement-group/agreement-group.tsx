"use client";

import { type Ref, useId } from "react";
import { Button } from "../button";
import { Card } from "../card";
import { FieldMessage } from "../field";
import type { AgreementLabels } from "./agreement";
import { type Agreement, leavesOf, missingAgreements, requiredOnly, tickState, toggleIds } from "./agreement";
import { AgreementFold } from "./agreement-fold";
import { AgreementRow } from "./agreement-row";

export type AgreementGroupProps = {
  items: ReadonlyArray<Agreement>;
  /** The ticked ids; initially empty, since no consent may be pre-selected. */
  value: ReadonlyArray<string>;
  onChange: (value: string[]) => void;
  labels: AgreementLabels;
  /** After submitting: marks missing required terms with red borders and a message. */
  showMissing?: boolean;
  /** The first missing checkbox, for focusing it. */
  ref?: Ref<HTMLInputElement>;
};

/** Consents: all, required only, then one row for each. "All" is mixed while only some are ticked. */
export function AgreementGroup({ items, value, onChange, labels, showMissing, ref }: AgreementGroupProps) {
  const id = useId();
  const everything = items.flatMap(leavesOf);
  const missing = missingAgreements(items, value);
  const marked = showMissing ? missing : [];
  return (
    <fieldset aria-label={labels.all} aria-describedby={`${id}message`} className="min-w-0">
      <Card pad="none" className="px-4 pt-1.5 pb-2.5 lg:px-5 lg:pt-2 lg:pb-3">
        <div className="mb-1.5 flex min-h-14 items-center gap-3 border-b border-line [&_label]:text-label">
          <div className="min-w-0 flex-1">
            <AgreementRow
              id={`${id}all`}
              label={labels.all}
              state={tickState(everything, value)}
              onToggle={() => onChange(toggleIds(everything, value))}
            />
          </div>
          {items.every(({ required }) => required) ? null : (
            <Button variant="text" size="sm" className="-mr-2 px-2!" onClick={() => onChange(requiredOnly(items))}>
              {labels.requiredOnly}
            </Button>
          )}
        </div>
        <ul>
          {items.map((item) => (
            <AgreementFold
              key={item.id}
              ref={item === missing[0] ? ref : undefined}
              item={item}
              baseId={id}
              labels={labels}
              value={value}
              missing={marked.includes(item)}
              onChange={onChange}
            />
          ))}
        </ul>
      </Card>
      <FieldMessage id={`${id}message`} error={marked.length > 0 ? labels.missing(marked.length) : undefined} />
    </fieldset>
  );
}
