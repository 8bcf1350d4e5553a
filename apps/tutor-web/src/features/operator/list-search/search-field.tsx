import { TEXT_LENGTHS } from "@pkg/domain";
import { TextField } from "@pkg/ui/text-field";

type SearchFieldProps = {
  label: string;
  value: string | null;
  onChange: (search: string | null) => void;
  error?: string | undefined;
};

/** What a list is searched for; an empty field is no search. */
export function SearchField({ label, value, onChange, error }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={TEXT_LENGTHS.search.max}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
      error={error}
    />
  );
}
