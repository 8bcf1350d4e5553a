import { formatPhone } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { digitField, digitsOf, shapeDigits } from "@pkg/web/features/form/shape-digits";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import type { ComponentProps } from "react";
import type { ControllerFieldState, FieldValues, RefCallBack } from "react-hook-form";

type PhoneField = {
  name: string;
  value: string;
  ref: RefCallBack;
  onBlur: () => void;
  onChange: (digits: string) => void;
};

type PhoneCodeFieldsProps = {
  /** What a `Controller` of the number gives. */
  phone: { field: PhoneField; fieldState: ControllerFieldState };
  code: ReturnType<DomainForm<FieldValues>["field"]>;
  label: string;
  autoComplete: ComponentProps<typeof TextField>["autoComplete"];
  /** Beside the code: whose phone it went to. */
  codeHelp: string;
  /** The number that is confirmed already; empty without one. */
  stored?: string;
  /** The number to which the last code went. */
  sentTo: string | undefined;
  isSending: boolean;
  onSend: (phoneNumber: string) => void;
  /** Another number is typed: the code of the last one goes. */
  onRetype: () => void;
};

/** A phone number, and the code that confirms a new one; the code is asked for once it went to the number that stands there. */
export function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { phone, code, label, autoComplete, codeHelp, stored = "", sentTo, isSending, onSend, onRetype } = props;
  const { field, fieldState } = phone;
  const isNew = field.value !== stored;
  const isSentHere = isNew && sentTo === field.value;
  return (
    <>
      <TextField
        {...field}
        value={formatPhone(field.value)}
        onChange={(event) => {
          shapeDigits(event.target, formatPhone);
          const digits = digitsOf(event.target.value, 11);
          // A hyphen that is deleted comes back: the number, and the code it got, are the same.
          if (digits === field.value) return;
          field.onChange(digits);
          onRetype();
        }}
        error={fieldState.error?.message}
        label={label}
        inputMode="numeric"
        autoComplete={autoComplete}
        inputClassName="num"
        ok={!isNew && stored ? "확인한 번호예요." : undefined}
        action={
          isNew ? (
            <Button
              variant="secondary"
              className="min-h-13 shrink-0"
              busy={isSending}
              busyLabel="보내요"
              onClick={() => onSend(field.value)}
            >
              {isSentHere ? "다시 받기" : "인증번호 받기"}
            </Button>
          ) : undefined
        }
      />
      <div hidden={!isSentHere}>
        <TextField
          {...digitField(code, (text) => digitsOf(text, 6))}
          label="인증번호"
          inputMode="numeric"
          autoComplete="one-time-code"
          inputClassName="num"
          maxLength={6}
          help={codeHelp}
        />
      </div>
    </>
  );
}
