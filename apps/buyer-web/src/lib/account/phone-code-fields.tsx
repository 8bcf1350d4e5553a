import { formatPhone, readPhone } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { shapeDigits } from "@pkg/web/features/form/shape-digits";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { CodeField } from "@pkg/web/features/phone-code/code-field";
import type { SentCode } from "@pkg/web/features/phone-code/sent-code";
import { type ComponentProps, useState } from "react";
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
  /** The last code. */
  sent: SentCode | null;
  /** Sends a code, and says itself why none was sent. */
  onSend: (phoneNumber: string) => Promise<unknown>;
  /** Another number is typed: the code of the last one goes. */
  onRetype: () => void;
};

/** A phone number, and the code that confirms a new one; the code is asked for once it went to the number that stands there. */
export function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { phone, code, label, autoComplete, codeHelp, stored = "", sent, onSend, onRetype } = props;
  const { field, fieldState } = phone;
  const isNew = field.value !== stored;
  const isSentHere = isNew && sent?.phoneNumber === field.value;
  const [isSending, setSending] = useState(false);
  return (
    <>
      <TextField
        {...field}
        value={formatPhone(field.value)}
        onChange={(event) => {
          shapeDigits(event.target, formatPhone);
          const digits = readPhone(event.target.value);
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
          isNew && !isSentHere ? (
            <Button
              variant="secondary"
              className="min-h-13 shrink-0"
              busy={isSending}
              busyLabel="보내요"
              onClick={async () => {
                setSending(true);
                await onSend(field.value);
                setSending(false);
              }}
            >
              인증번호 받기
            </Button>
          ) : undefined
        }
      />
      <div hidden={!isSentHere}>
        <CodeField field={code} sent={sent} help={codeHelp} onResend={() => onSend(field.value)} />
      </div>
    </>
  );
}
