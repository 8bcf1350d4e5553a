"use client";

import { ButtonLink } from "@pkg/ui/button";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useBenefit } from "./benefit-queries";
import { OperatorGate } from "./components/operator-gate";

/** Loads with the benefit, whose terms it holds. */
const BenefitForm = dynamic(async () => (await import("./components/benefit-form")).BenefitForm);

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
