export type SelectOption<T extends string | number = string | number> = {
  value: T;
  label: string;
  /** Lighter text, after the label in the field and below it in the list ("월 354,274원"). */
  note?: string;
  disabled?: boolean;
};
