import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { keepPreviousData } from "@tanstack/react-query";

export type PaymentStatement = components["schemas"]["PaymentStatement"];
export type StatementEntry = components["schemas"]["PaymentStatementEntry"];

const queryOf = (year: number | null) => ({ params: { query: year === null ? {} : { year } } });

/** What was paid and came back in a year, null for the present one; only for the selected student. */
export function usePaymentStatement(year: number | null) {
  const scope = useSwitchScope();
  const of = { ...queryOf(year), scope };
  return $api.useQuery("get", "/users/me/payment-statement", of, { placeholderData: keepPreviousData });
}

/** Saves a year as a file for spreadsheets. */
export const useSaveStatement = () =>
  $api.useMutation("get", "/users/me/payment-statement/file", { onSuccess: (file) => saveText(file) });
