"use client";

import type { Consent, ConsentKey } from "@pkg/domain";
import { AgreementGroup } from "@pkg/ui/agreement-group";
import { lazyPart } from "@pkg/ui/lazy-part";
import { type Ref, useState } from "react";
import { AGREEMENT_LABELS, toAgreements } from "./agreements";

const TermsSheet = lazyPart(() => import("./terms-sheet"));

type TermsChoiceProps = {
  consents: readonly Consent[];
  value: readonly ConsentKey[];
  onChange: (agreed: ConsentKey[]) => void;
  showMissing: boolean;
  ref: Ref<HTMLInputElement>;
};

/** Terms to tick, each with its text in a sheet; none is preselected. */
export function TermsChoice({ consents, value, onChange, showMissing, ref }: TermsChoiceProps) {
  const [shown, setShown] = useState<{ key: ConsentKey; open: boolean } | null>(null);
  return (
    <>
      <AgreementGroup
        ref={ref}
        items={toAgreements(consents, (key) => setShown({ key, open: true }))}
        value={value}
        onChange={(ids) => onChange(consents.map(({ key }) => key).filter((key) => ids.includes(key)))}
        labels={AGREEMENT_LABELS}
        showMissing={showMissing}
      />
      {shown ? (
        <TermsSheet term={shown.key} open={shown.open} onClose={() => setShown({ ...shown, open: false })} />
      ) : null}
    </>
  );
}
