import { AddressFields } from "@/lib/address/address-fields";
import type { PaymentFormControl } from "../form/use-payment-form";
import { Section } from "../frame/section";
import type { Checkout } from "../order/checkout";
import { useTablets } from "../queries";
import { TabletSection } from "./tablet-section";

type DeliverySectionsProps = { checkout: Checkout; form: PaymentFormControl };

/** Tablet, material and address fields, shown only when the order ships something. */
export function DeliverySections({ checkout, form }: DeliverySectionsProps) {
  const { needsTablet, needsAddress, tabletText } = checkout;
  const tablets = useTablets(needsTablet);
  return (
    <>
      {needsTablet ? (
        <TabletSection
          tablets={tablets.isError ? null : tablets.data}
          onRetry={() => void tablets.refetch()}
          description={tabletText}
          control={form.control}
        />
      ) : null}
      {needsAddress ? (
        <Section title="어디로 보내 드릴까요?">
          <AddressFields />
        </Section>
      ) : null}
    </>
  );
}
