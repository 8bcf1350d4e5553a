"use client";

import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { useBenefit } from "./benefit-queries";
import { BenefitForm } from "./components/benefit-form";
import { OperatorGate } from "./components/operator-gate";

/** `/operator/benefits/{id}`: the terms of one benefit. */
export function OperatorBenefit({ id }: { id: string }) {
  return (
    <OperatorGate reading={useBenefit(id)} what="혜택을">
      {(benefit) => (
        <>
          <ButtonLink href="/operator/benefits" linkAs={Link} variant="text" size="sm" flush>
            혜택 목록
          </ButtonLink>
          <BenefitForm stored={benefit} />
        </>
      )}
    </OperatorGate>
  );
}
