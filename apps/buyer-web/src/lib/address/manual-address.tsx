import { TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { digitField, digitsOf } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import type { FormEvent } from "react";
import type { RoadAddress } from "./road-address";

type ManualAddressProps = { typed: string; onChoose: (address: RoadAddress) => void; onBack: () => void };

/** An address entered by hand: postcode and road address. */
export function ManualAddress({ typed, onChoose, onBack }: ManualAddressProps) {
  const form = useDomainForm({
    defaultValues: { postcode: "", address: typed },
    validate: ({ postcode, address }) => ({
      postcode: /^\d{5}$/.test(postcode) ? null : "우편번호 5자리를 적어 주세요.",
      address: address.trim().length >= 5 ? null : "시·구부터 건물 번호까지 적어 주세요.",
    }),
    save: ({ postcode, address }) => onChoose({ postcode, address: address.trim() }),
    recheck: true,
  });
  const submit = (event: FormEvent) => {
    // The sheet is nested in another form's component.
    event.stopPropagation();
    form.submit(event);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      <FieldGroup>
        <TextField
          {...digitField(form.field("postcode"), (text) => digitsOf(text, 5))}
          label="우편번호"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextField
          {...form.field("address")}
          label="주소"
          autoComplete="address-line1"
          placeholder="시·구와 도로명, 건물 번호"
          maxLength={TEXT_LENGTHS.address.max}
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
