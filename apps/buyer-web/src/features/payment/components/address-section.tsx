import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { TextField } from "@pkg/ui/text-field";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { AddressSheet } from "@/lib/address/address-sheet";
import type { RoadAddress } from "@/lib/address/road-address";
import { fieldProps, focusField } from "../focus-field";
import type { PaymentErrors } from "../validate-payment";
import { Section } from "./section";

type AddressValues = { postcode: string; address: string; addressDetail: string };

type AddressSectionProps = {
  values: AddressValues;
  errors: PaymentErrors;
  onChange: (values: Partial<AddressValues>) => void;
};

/** Where the tablet or the material goes: an address that was searched for or typed, and the detail. */
export function AddressSection({ values, errors, onChange }: AddressSectionProps) {
  const [open, setOpen] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const choose = (road: RoadAddress) => {
    onChange(road);
    setChosen(true);
    setOpen(false);
  };
  // After a choice the detail is what comes next; a sheet that was only closed gives the focus back to its button.
  const onClosed = () => {
    if (isChosen) focusField("addressDetail");
    setChosen(false);
  };
  return (
    <Section title="어디로 보내 드릴까요?">
      <FieldGroup>
        <TextField
          {...fieldProps("address")}
          label="주소"
          readOnly
          placeholder="주소를 찾아 주세요"
          value={values.address}
          help={values.postcode ? `(${values.postcode}) ${values.address}` : undefined}
          error={errors.address}
          onClick={() => setOpen(true)}
          action={
            <Button variant="secondary" className="min-h-13" onClick={() => setOpen(true)}>
              <Icon of={Search} size={20} />
              주소 찾기
            </Button>
          }
        />
        <TextField
          {...fieldProps("addressDetail")}
          label="상세 주소"
          placeholder="동과 호수"
          autoComplete="address-line2"
          maxLength={60}
          value={values.addressDetail}
          error={errors.addressDetail}
          onChange={(event) => onChange({ addressDetail: event.target.value })}
        />
      </FieldGroup>
      <AddressSheet open={open} onClose={() => setOpen(false)} onClosed={onClosed} onChoose={choose} />
    </Section>
  );
}
