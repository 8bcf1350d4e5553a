import { PAYMENT_METHODS } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";

/** A year in Korea; the present one when it is left out. */
export const statementQuery = z.object({
  year: z.coerce.number().int().min(2000, "연도를 확인해 주세요.").max(2100, "연도를 확인해 주세요.").optional(),
});

const sums = {
  /** Won, as all amounts here. */
  paid: z.number().int(),
  /** Refunds that came back that year, also those of an earlier year's payment. */
  refunded: z.number().int(),
  total: z.number().int(),
};

/** One payment or one refund, at the instant the money moved. */
const statementEntry = z
  .object({
    kind: z.enum(["PAYMENT", "REFUND"]),
    at: instant,
    /** Positive for both kinds. */
    amount: z.number().int(),
    merchantUid: z.string(),
    /** Of a refund, what was given back. */
    orderName: z.string(),
    periodNumber: z.number().int().nullable(),
    studentId: z.string(),
    studentName: z.string(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    cardName: z.string().nullable(),
    cardNumber: z.string().nullable(),
  })
  .meta({ id: "PaymentStatementEntry" });

/** What an account paid and got back in one year. */
export const paymentStatement = z
  .object({
    year: z.number().int(),
    /** The years in which money moved, this one and the present one; the latest first. */
    years: z.array(z.number().int()),
    buyerName: z.string(),
    ...sums,
    students: z.array(
      z.object({
        studentId: z.string(),
        studentName: z.string(),
        ...sums,
        /** YYYY-MM in Korea, ascending; months without money are left out. */
        months: z.array(z.object({ month: z.string(), ...sums })),
      }),
    ),
    /** Ascending. */
    entries: z.array(statementEntry),
  })
  .meta({ id: "PaymentStatement" });

/** A file to save: `text` begins with the mark by which spreadsheets know UTF-8. */
export const statementFile = z.object({ name: z.string(), text: z.string() }).meta({ id: "PaymentStatementFile" });

export type PaymentStatementWire = z.infer<typeof paymentStatement>;
export type StatementFileWire = z.infer<typeof statementFile>;
