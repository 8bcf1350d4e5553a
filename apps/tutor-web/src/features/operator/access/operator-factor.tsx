"use client";

import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import FactorCode from "./factor-code";
import { useStaffFactor } from "./factor-queries";
import FactorSetUp from "./factor-set-up";

/** In place of a staff page whose call was refused for want of a second factor: a code, or first an app to make it. */
export default function OperatorFactor() {
  const { data, error, refetch } = useStaffFactor();
  if (data) return data.isSetUp ? <FactorCode /> : <FactorSetUp />;
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="인증 상태를" />
  ) : (
    <RowsSkeleton />
  );
}
