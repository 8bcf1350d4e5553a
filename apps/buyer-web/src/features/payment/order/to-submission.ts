import { type Benefit, type PaymentType, subjectName } from "@pkg/domain";
import type { MyStudent } from "@/lib/account/me";
import type { StoredMethod } from "@/lib/card/stored-methods";
import { consultationOf, type PaymentFacts } from "../form/payment-facts";
import { type PaymentForm, walletOf } from "../form/payment-form";
import type { Checkout } from "./checkout";
import type { Submission } from "./submit-payment";

interface Pressed extends PaymentFacts {
  readonly form: PaymentForm;
  readonly checkout: Checkout;
  readonly benefit: Benefit | null;
  readonly student: MyStudent;
  /** The key from a wallet's window that this page came back from. */
  readonly billingKey?: string | null;
}

/** Builds the submission from exactly the values on the screen. */
export function toSubmission(pressed: Pressed): Submission {
  const { draft, me, views, form, checkout, benefit, student } = pressed;
  const { id, name, phoneNumber, isSelf } = student;
  return {
    form,
    idempotencyKey: draft.idempotencyKey,
    needsAddress: checkout.needsAddress,
    billingKey: pressed.billingKey ?? null,
    orderName: views[0] ? subjectName(views[0]) : "수업",
    facts: {
      courses: views.map(({ course }) => course),
      rentTablet: checkout.needsTablet,
      rank: views[0]?.product.tutorRank ?? "BASIC",
      amount: checkout.ledger.total,
      benefit: benefit && { couponId: benefit.coupon?.couponId ?? null, referralCode: benefit.referralCode },
      student: { id, name, phoneNumber },
      isChild: me.isParent && !isSelf,
      draftId: draft.id,
      orderFunnelType: pressed.orderFunnelType,
      consultationId: consultationOf(pressed),
      orderFunnelValue: pressed.upSelling?.token ?? null,
      paymentType: paymentTypeOf(form.methodId, pressed.cards),
      consents: checkout.consents.map(({ key }) => ({ key, agreed: form.agreed.includes(key) })),
    },
  };
}

function paymentTypeOf(methodId: string, stored: readonly StoredMethod[]): PaymentType {
  return walletOf(methodId) ?? stored.find(({ id }) => id === methodId)?.paymentType ?? "CARD";
}
