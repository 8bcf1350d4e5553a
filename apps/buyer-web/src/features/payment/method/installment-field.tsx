import { installmentOptions } from "@pkg/domain";
import { Select } from "@pkg/ui/select";

type InstallmentFieldProps = { amount: number; value: number; onChange: (quota: number) => void };

/** Lump sum or 2 to 12 months, with the monthly cost. */
export function InstallmentField({ amount, value, onChange }: InstallmentFieldProps) {
  const options = installmentOptions(amount).map(({ cardQuota, label, monthly }) => ({
    value: cardQuota,
    label,
    ...(monthly ? { note: monthly } : {}),
  }));
  const isLumpSumOnly = options.length === 1;
  return (
    <Select
      label="할부"
      placeholder="일시불"
      options={options}
      value={isLumpSumOnly ? 1 : value}
      onChange={onChange}
      help={isLumpSumOnly ? "5만 원부터 나눠 낼 수 있어요." : undefined}
    />
  );
}
