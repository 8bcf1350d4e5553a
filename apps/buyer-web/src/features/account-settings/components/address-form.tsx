import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { TextField } from "@pkg/ui/text-field";
import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useFormErrors } from "@pkg/web/features/form/use-form-errors";
import Search from "lucide-react/icons/search";
import { type FormEvent, useRef, useState } from "react";
import { AddressSheet } from "@/lib/address/address-sheet";
import type { Me } from "@/lib/me";
import { addressText } from "../profile-text";
import { useSaveMe } from "../queries";

type Address = { postcode: string; address: string; addressDetail: string };
type Errors = { address?: string; addressDetail?: string };

const pick = ({ postcode, address, addressDetail }: Me): Address => ({
  postcode: postcode ?? "",
  address: address ?? "",
  addressDetail: addressDetail ?? "",
});

/** An address that was searched for or typed, and the detail. */
export function AddressForm({ base, onTheirs }: { base: Me; onTheirs: (latest: Me) => void }) {
  const initial = pick(base);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [isSearching, setSearching] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const addressRef = useRef<HTMLInputElement>(null);
  const detailRef = useRef<HTMLInputElement>(null);
  const saving = useSaveMe(base, pick);
  const fail = (found: Errors) => {
    setErrors(found);
    (found.address ? addressRef : detailRef).current?.focus();
  };
  const onError = useFormErrors(["address", "addressDetail"], fail);
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial) && !isSaved;

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setSaved(false);
      onError(error);
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Errors = {
      ...(values.address ? {} : { address: "주소를 찾아 주세요." }),
      ...(values.addressDetail.trim() ? {} : { addressDetail: "동과 호수처럼 자세한 곳을 적어 주세요." }),
    };
    if (found.address || found.addressDetail) return fail(found);
    setErrors({});
    void run(() => saving.save({ ...values, addressDetail: values.addressDetail.trim() }).then(() => setSaved(true)));
  };

  const { conflict } = saving;
  return (
    <>
      <UnsavedGuard dirty={isDirty} />
      {conflict ? (
        <ConflictNotice
          rows={[{ label: "주소", theirs: addressText(conflict.latest), mine: addressText(conflict.mine) }]}
          busy={busy}
          onTheirs={() => onTheirs(conflict.latest)}
          onMine={() => void run(() => saving.keepMine().then(() => setSaved(true)))}
        />
      ) : null}
      <form onSubmit={submit} noValidate className="grid gap-6">
        <FieldGroup>
          <TextField
            ref={addressRef}
            name="address"
            label="주소"
            readOnly
            placeholder="주소를 찾아 주세요"
            value={values.address}
            help={values.postcode ? `(${values.postcode}) ${values.address}` : undefined}
            error={errors.address}
            onClick={() => setSearching(true)}
            action={
              <Button variant="secondary" className="min-h-13" onClick={() => setSearching(true)}>
                <Icon of={Search} size={20} />
                주소 찾기
              </Button>
            }
          />
          <TextField
            ref={detailRef}
            name="addressDetail"
            label="상세 주소"
            placeholder="동과 호수"
            autoComplete="address-line2"
            maxLength={60}
            value={values.addressDetail}
            error={errors.addressDetail}
            onChange={(event) => {
              setValues({ ...values, addressDetail: event.target.value });
              setErrors({ ...errors, addressDetail: undefined });
            }}
          />
        </FieldGroup>
        <Button type="submit" full size="lg" busy={busy} busyLabel="저장하고 있어요">
          저장
        </Button>
      </form>
      <AddressSheet
        open={isSearching}
        onClose={() => setSearching(false)}
        onClosed={() => values.address !== initial.address && detailRef.current?.focus()}
        onChoose={(road) => {
          setValues({ ...values, postcode: road.postcode, address: road.address });
          setErrors({ ...errors, address: undefined });
          setSearching(false);
        }}
      />
    </>
  );
}
