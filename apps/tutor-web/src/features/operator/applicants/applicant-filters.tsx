import { NativeSelect } from "@pkg/ui/native-select";
import { parseAsString, parseAsStringLiteral } from "nuqs";
import { ListFilters } from "../list-search/list-filters";
import { SearchField } from "../list-search/search-field";
import type { ListStatus } from "./applicant-queries";

const YES_NO = ["true", "false"] as const;
const DIRS = ["asc", "desc"] as const;

/** What the list of applicants is narrowed and sorted by, in the address. */
export const APPLICANT_PLACE = {
  search: parseAsString,
  expertWish: parseAsStringLiteral(YES_NO),
  dir: parseAsStringLiteral(DIRS),
};

interface Place {
  readonly search: string | null;
  readonly expertWish: (typeof YES_NO)[number] | null;
  readonly dir: (typeof DIRS)[number] | null;
}

type ApplicantFiltersProps = { status: ListStatus; place: Place; onChange: (place: Partial<Place>) => void };

/** The filters of the list of applicants. Waiting ones come the oldest first, decided ones the newest. */
export function ApplicantFilters({ status, place, onChange }: ApplicantFiltersProps) {
  const firstDir = status === "REGISTERED" ? "asc" : "desc";
  return (
    <ListFilters label="지원자 좁히기">
      <SearchField label="이름이나 대학" value={place.search} onChange={(search) => onChange({ search })} />
      <NativeSelect
        label="전문 지원"
        value={place.expertWish ?? ""}
        onChange={({ target }) => onChange({ expertWish: YES_NO.find((one) => one === target.value) ?? null })}
        options={[
          { value: "", label: "모두" },
          { value: "true", label: "전문 지원만" },
          { value: "false", label: "전문 지원 아님" },
        ]}
      />
      <NativeSelect
        label="순서"
        value={place.dir ?? firstDir}
        onChange={({ target }) => {
          const dir = DIRS.find((one) => one === target.value) ?? null;
          onChange({ dir: dir === firstDir ? null : dir });
        }}
        options={[
          { value: "asc", label: "오래된 것부터" },
          { value: "desc", label: "최근 것부터" },
        ]}
      />
    </ListFilters>
  );
}
