import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { type FormEvent, useState } from "react";
import { digitsOf } from "@/lib/card/card-format";
import type { RoadAddress } from "./road-address";

type ManualAddressProps = { typed: string; onChoose: (address: RoadAddress) => void; onBack: () => void };

/** An address entered by hand: postcode and road address. */
export function ManualAddress({ typed, onChoose, onBack }: ManualAddressProps) {
  const [postcode, setPostcode] = useState("");
  const [address, setAddress] = useState(typed);
  const [isChecked, setChecked] = useState(false);
  const isPostcodeRight = /^\d{5}$/.test(postcode);
  const isAddressRight = address.trim().length >= 5;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setChecked(true);
    if (isPostcodeRight && isAddressRight) return onChoose({ postcode, address: address.trim() });
    event.currentTarget
      .querySelector<HTMLInputElement>(isPostcodeRight ? "[name=address]" : "[name=postcode]")
      ?.focus();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <FieldGroup>
        <TextField
          label="우편번호"
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          value={postcode}
          error={isChecked && !isPostcodeRight ? "우편번호 5자리를 적어 주세요." : undefined}
          onChange={(event) => setPostcode(digitsOf(event.target.value).slice(0, 5))}
        />
        <TextField
          label="주소"
          name="address"
          autoComplete="address-line1"
          placeholder="시·구와 도로명, 건물 번호"
          maxLength={100}
          value={address}
          error={isChecked && !isAddressRight ? "시·구부터 건물 번호까지 적어 주세요." : undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
      </FieldGroup>
      <div className="grid gap-2">
        <Button type="submit" full>
          이 주소로 할게요
        </Button>
        <Button variant="quiet" full onClick={onBack}>
          다시 찾기
        </Button>
      </div>
    </form>
  );
}
