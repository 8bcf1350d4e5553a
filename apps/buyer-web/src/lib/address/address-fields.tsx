import { TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { TextArea } from "@pkg/ui/text-area";
import { TextField } from "@pkg/ui/text-field";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { AddressSheet } from "./address-sheet";
import type { RoadAddress } from "./road-address";

/** Form values of an address. */
export type AddressValues = { address: string; addressDetail: string; postcode: string };

/** Address fields of the surrounding form (`FormProvider`): search or manual entry in a sheet, and the detail. */
export function AddressFields() {
  const { setFocus } = useFormContext<AddressValues>();
  const [open, setOpen] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const postcode = useController<AddressValues, "postcode">({ name: "postcode" });
  const address = useController<AddressValues, "address">({ name: "address" });
  const detail = useController<AddressValues, "addressDetail">({ name: "addressDetail" });
  const choose = (road: RoadAddress) => {
    postcode.field.onChange(road.postcode);
    address.field.onChange(road.address);
    setChosen(true);
    setOpen(false);
  };
  // A chosen address moves the focus to the detail; a dismissed sheet returns it to its button.
  const onClosed = () => {
    if (isChosen) setFocus("addressDetail");
    setChosen(false);
  };
  return (
    <>
      <FieldGroup>
        <TextArea
          {...address.field}
          rows={1}
          ref={(element) => {
            address.field.ref(element);
            postcode.field.ref(element);
          }}
          error={(address.fieldState.error ?? postcode.fieldState.error)?.message}
          label="주소"
          readOnly
          placeholder="주소를 찾아 주세요"
          help={postcode.field.value ? `우편번호 ${postcode.field.value}` : undefined}
          onClick={() => setOpen(true)}
          action={
            <Button variant="secondary" className="min-h-13" onClick={() => setOpen(true)}>
              <Icon of={Search} size={20} />
              주소 찾기
            </Button>
          }
        />
        <TextField
          {...detail.field}
          error={detail.fieldState.error?.message}
          label="상세 주소"
          placeholder="동과 호수"
          autoComplete="address-line2"
          maxLength={TEXT_LENGTHS.addressDetail.max}
        />
      </FieldGroup>
      <AddressSheet open={open} onClose={() => setOpen(false)} onClosed={onClosed} onChoose={choose} />
    </>
  );
}
