"use client";

import { BackLink } from "@pkg/ui/back-link";
import dynamic from "next/dynamic";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { useBenefit } from "./benefit-queries";

/** Loads with the benefit, whose terms it holds. */
const BenefitForm = dynamic(async () => (await import("./benefit-form")).BenefitForm);

/** `/operator/benefits/{id}`: the terms of one benefit. */
export function OperatorBenefit({ id }: { id: string }) {
  return (
    <OperatorGate reading={useBenefit(id)} what="혜택을">
      {(benefit) => (
        <>
          <BackLink href="/operator/benefits" linkAs={Link}>
            혜택 목록
          </BackLink>
          <BenefitForm stored={benefit} />
        </>
      )}
    </OperatorGate>
  );
}
