import type { Consent, ConsentKey } from "@pkg/domain";
import { AgreementGroup } from "@pkg/ui/agreement-group";
import { lazyPart } from "@pkg/ui/lazy-part";
import { AGREEMENT_LABELS, toAgreements } from "@pkg/web/features/terms/agreements";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { Section } from "../frame/section";
import type { PaymentForm } from "./payment-form";

const TermsReader = lazyPart(() => import("@/lib/site/terms-reader"));

type ConsentSectionProps = { consents: readonly Consent[]; control: Control<PaymentForm> };

/** The terms of the purchase, unchecked at first. */
export function ConsentSection({ consents, control }: ConsentSectionProps) {
  const { field, fieldState } = useController({ control, name: "agreed" });
  const [term, setTerm] = useState<{ key: ConsentKey; open: boolean } | null>(null);
  return (
    <Section title="약관 동의">
      <AgreementGroup
        ref={field.ref}
        items={toAgreements(consents, (key) => setTerm({ key, open: true }))}
        value={field.value}
        onChange={field.onChange}
        labels={AGREEMENT_LABELS}
        showMissing={fieldState.invalid}
      />
      {term ? <TermsReader term={term.key} open={term.open} onClose={() => setTerm({ ...term, open: false })} /> : null}
    </Section>
  );
}
