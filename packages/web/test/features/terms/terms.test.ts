import { CONSENT_KEYS, CONSENT_LABELS, requiredConsents } from "@pkg/domain";
import { describe, expect, test, vi } from "vitest";
import { toAgreements } from "../../../src/features/terms/agreements";
import { termSlug } from "../../../src/features/terms/term-slug";
import { TERM_KEYS, TERMS } from "../../../src/features/terms/terms";

describe("terms", () => {
  test.each(CONSENT_KEYS)("%s has a text under the name that is ticked", (key) => {
    expect(TERMS[key].title).toBe(CONSENT_LABELS[key]);
    expect(TERMS[key].sections.length).toBeGreaterThan(1);
    for (const { title, body } of TERMS[key].sections)
      expect([title, ...body].every((text) => text.length > 1)).toBe(true);
  });

  test("every text has an address of its own", () => {
    expect(new Set(TERM_KEYS.map(termSlug)).size).toBe(TERM_KEYS.length);
    expect(termSlug("UNDER_14_PRIVACY")).toBe("under-14-privacy");
  });
});

describe("consents as rows", () => {
  const consents = requiredConsents({ totalMonths: [12], paymentMethod: "CARD" });

  test("the payment provider's four fold into one row, in their place", () => {
    const items = toAgreements(consents, () => {});
    expect(items.map(({ id, required }) => `${id} ${required}`)).toEqual([
      "STUDENT_TERMS true",
      "PRIVACY_AND_MONITORING true",
      "TWELVE_MONTH_PRODUCT true",
      "PAYMENT_PROVIDER true",
      "MARKETING false",
    ]);
    expect(items[3]?.label).toBe("결제 대행 서비스 약관 4개");
    expect(items[3]?.parts?.map(({ id }) => id)).toEqual([
      "PG_ELECTRONIC_FINANCE",
      "PG_RECURRING_BILLING",
      "PG_PRIVACY",
      "PG_THIRD_PARTY",
    ]);
  });

  test("each row opens its own text", () => {
    const open = vi.fn();
    const items = toAgreements(consents, open);
    items[0]?.onOpen?.();
    items[3]?.parts?.[1]?.onOpen?.();
    expect(open.mock.calls).toEqual([["STUDENT_TERMS"], ["PG_RECURRING_BILLING"]]);
  });
});
