import type { Consent, ConsentKey } from "@pkg/domain";
import { AgreementGroup } from "@pkg/ui/agreement-group";
import { AGREEMENT_LABELS, toAgreements } from "@pkg/web/features/terms/agreements";
import dynamic from "next/dynamic";
import { useState } from "react";
import { fieldProps } from "../focus-field";
import { Section } from "./section";

const TermsReader = dynamic(() => import("@/lib/terms-reader"), { ssr: false });

type ConsentSectionProps = {
  consents: readonly Consent[];
  agreed: readonly string[];
  isMissingShown: boolean;
  onChange: (agreed: string[]) => void;
};

/** The terms of the purchase, all empty at first. */
export function ConsentSection({ consents, agreed, isMissingShown, onChange }: ConsentSectionProps) {
  const [term, setTerm] = useState<{ key: ConsentKey; open: boolean } | null>(null);
  return (
    <Section title="약관 동의">
      <div id={fieldProps("consents").id}>
        <AgreementGroup
          items={toAgreements(consents, (key) => setTerm({ key, open: true }))}
          value={agreed}
          onChange={onChange}
          labels={AGREEMENT_LABELS}
          showMissing={isMissingShown}
        />
      </div>
      {term ? <TermsReader term={term.key} open={term.open} onClose={() => setTerm({ ...term, open: false })} /> : null}
    </Section>
  );
}
