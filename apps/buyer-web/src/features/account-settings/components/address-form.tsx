import { Button } from "@pkg/ui/button";
import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { FormProvider } from "react-hook-form";
import type { Me } from "@/lib/account/me";
import { AddressFields, type AddressValues } from "@/lib/address/address-fields";
import { addressText } from "../profile-text";
import { useSaveMe } from "../queries";

const pick = ({ postcode, address, addressDetail }: Me) => ({
  address: address ?? "",
  addressDetail: addressDetail ?? "",
  postcode: postcode ?? "",
});

/** An address that was searched for or typed, and the detail. */
export function AddressForm({ base, onTheirs }: { base: Me; onTheirs: (latest: Me) => void }) {
  const saving = useSaveMe(base, pick);
  const form = useDomainForm<AddressValues>({
    defaultValues: pick(base),
    validate: ({ address, addressDetail }) => ({
      address: address ? null : "주소를 찾아 주세요.",
      addressDetail: addressDetail.trim() ? null : "동과 호수처럼 자세한 곳을 적어 주세요.",
    }),
    save: (values) => saving.save({ ...values, addressDetail: values.addressDetail.trim() }),
  });
  const { conflict } = saving;
  return (
    <>
      <UnsavedGuard dirty={form.isUnsaved} />
      {conflict ? (
        <ConflictNotice
          rows={[{ label: "주소", theirs: addressText(conflict.latest), mine: addressText(conflict.mine) }]}
          busy={form.busy}
          onTheirs={() => onTheirs(conflict.latest)}
          onMine={() => void form.run(saving.keepMine)}
        />
      ) : null}
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-6">
        <FormProvider {...form}>
          <AddressFields />
        </FormProvider>
        <Button type="submit" full size="lg" busy={form.busy} busyLabel="저장하고 있어요">
          저장
        </Button>
      </form>
    </>
  );
}
