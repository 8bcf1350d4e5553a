"use client";

import { useSession } from "@pkg/web/platform/session/session-store";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useStaffFactor } from "./factor-queries";

const FactorCode = dynamic(() => import("./components/factor-code"), { loading: () => <RowsSkeleton /> });
const FactorSetUp = dynamic(() => import("./components/factor-set-up"), { loading: () => <RowsSkeleton /> });

/**
 * Opens staff's pages to a session that has shown the second factor, where one is needed. The page is mounted once: not before
 * it is known who is looking.
 */
export function OperatorFactor({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  if (status === "unknown") return <RowsSkeleton />;
  const isStaff = status === "signed-in" && (user?.staffRoles.length ?? 0) > 0;
  return isStaff ? <Checked>{children}</Checked> : children;
}

function Checked({ children }: { children: ReactNode }) {
  const { data, error } = useStaffFactor();
  if (data?.isRequired && !data.isPassed) return data.isSetUp ? <FactorCode /> : <FactorSetUp />;
  // An answer that does not come opens nothing: each call of staff is checked by the server.
  return data || error ? children : <RowsSkeleton />;
}
