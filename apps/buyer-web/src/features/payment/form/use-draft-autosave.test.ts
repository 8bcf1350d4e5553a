import { expect, it } from "vitest";
import { EMPTY_FORM, NEW_CARD } from "./payment-form";
import { draftPartOf } from "./use-draft-autosave";

it.each([
  [NEW_CARD, "CARD", null],
  ["KAKAOPAY", "KAKAOPAY", null],
  ["NAVERPAY", "NAVERPAY", null],
  ["4f3c2a1e-0000-4000-8000-000000000001", "CARD", "4f3c2a1e-0000-4000-8000-000000000001"],
])("the choice of %s is drafted as %s with the stored method %s", (methodId, method, paymentMethodId) => {
  expect(draftPartOf({ ...EMPTY_FORM, methodId })).toMatchObject({ method, paymentMethodId });
});
