import { NativeSelect } from "@pkg/ui/native-select";
import { parseAsNumberLiteral, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { ListFilters } from "../list-search/list-filters";
import { SearchField } from "../list-search/search-field";
import { SCHEDULE_STATES } from "./schedule-queries";
import { SCHEDULE_LABELS } from "./schedule-text";

const WITHIN = [7, 14, 30] as const;
const PLACE = {
  status: parseAsStringLiteral(SCHEDULE_STATES),
  endsWithin: parseAsNumberLiteral(WITHIN),
  first: parseAsStringLiteral(["UNPLANNED"] as const),
  search: parseAsString,
};

/** What the list of schedules is narrowed by, in the address. */
export const useSchedulePlace = () => useQueryStates(PLACE, { history: "replace" });

type Place = ReturnType<typeof useSchedulePlace>[0];
type ScheduleFiltersProps = { place: Place; problem: string | undefined; onChange: (place: Partial<Place>) => void };

/** The filters of the list of schedules. */
export function ScheduleFilters({ place, problem, onChange }: ScheduleFiltersProps) {
  return (
    <ListFilters label="정기 결제 좁히기">
      <SearchField
        label="이름·전화 끝 4자리·주문 번호"
        value={place.search}
        onChange={(search) => onChange({ search })}
        error={problem}
      />
      <NativeSelect
        label="상태"
        value={place.status ?? ""}
        onChange={({ target }) => onChange({ status: SCHEDULE_STATES.find((one) => one === target.value) ?? null })}
        options={[
          { value: "", label: "모두" },
          ...SCHEDULE_STATES.map((value) => ({ value, label: SCHEDULE_LABELS[value] })),
        ]}
      />
      <NativeSelect
        label="다음 결제·수업 기한"
        value={place.endsWithin === null ? "" : String(place.endsWithin)}
        onChange={({ target }) =>
          onChange({ endsWithin: WITHIN.find((days) => String(days) === target.value) ?? null })
        }
        options={[
          { value: "", label: "언제든" },
          ...WITHIN.map((days) => ({ value: String(days), label: `오늘부터 ${days}일 안` })),
        ]}
      />
      <NativeSelect
        label="첫 수업"
        value={place.first ?? ""}
        onChange={({ target }) => onChange({ first: target.value === "UNPLANNED" ? "UNPLANNED" : null })}
        options={[
          { value: "", label: "모두" },
          { value: "UNPLANNED", label: "아직 잡지 않음" },
        ]}
      />
    </ListFilters>
  );
}
