import type { Dispatch } from "react";
import type { Checkout } from "../checkout";
import type { PaymentForm, PaymentFormAction } from "../payment-form";
import { useTablets } from "../queries";
import type { PaymentErrors } from "../validate-payment";
import { AddressSection } from "./address-section";
import { TabletSection } from "./tablet-section";

type DeliverySectionsProps = {
  checkout: Checkout;
  form: PaymentForm;
  errors: PaymentErrors;
  dispatch: Dispatch<PaymentFormAction>;
};

/** What is sent to the buyer, and where: asked for only when the order needs it (spec §5). */
export function DeliverySections({ checkout, form, errors, dispatch }: DeliverySectionsProps) {
  const { needsTablet, needsAddress, tabletText } = checkout;
  const tablets = useTablets(needsTablet);
  return (
    <>
      {needsTablet ? (
        <TabletSection
          tablets={tablets.isError ? null : tablets.data}
          onRetry={() => void tablets.refetch()}
          description={tabletText}
          value={form.tabletType}
          error={errors.tabletType}
          onChange={(tabletType) => dispatch({ type: "SET", values: { tabletType } })}
        />
      ) : null}
      {needsAddress ? (
        <AddressSection values={form} errors={errors} onChange={(values) => dispatch({ type: "SET", values })} />
      ) : null}
    </>
  );
}
