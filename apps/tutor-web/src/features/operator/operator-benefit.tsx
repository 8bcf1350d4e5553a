"use client";

import { ButtonLink } from "@pkg/ui/button";
import { isApiError } from "@pkg/web/api";
import { LoadProblem } from "@pkg/web/shell/load-problem";
import { NotFoundPage } from "@pkg/web/shell/not-found-page";
import { RowsSkeleton } from "@pkg/web/shell/rows-skeleton";
import Link from "next/link";
import { useBenefit } from "./benefit-queries";
import { BenefitForm } from "./components/benefit-form";

/** `/operator/benefits/{id}`: the terms of one benefit. */
export function OperatorBenefit({ id }: { id: string }) {
  const { data, error, refetch } = useBenefit(id);
  const isHidden = isApiError(error, "account", 10003) || isApiError(error, "class", 20001, 10001);
  if (isHidden) return <NotFoundPage />;
  if (error && !data) return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="혜택을" />;
  if (!data) return <RowsSkeleton />;
  return (
    <>
      <ButtonLink href="/operator/benefits" linkAs={Link} variant="text" size="sm" flush>
        혜택 목록
      </ButtonLink>
      <BenefitForm stored={data} />
    </>
  );
}
