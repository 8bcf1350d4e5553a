import { LESSON_CONCERN_LABELS, LESSON_CONCERNS, LESSON_STATE_LABELS, LESSON_STATES } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { DayFilters, ListFilters } from "../list-search/list-filters";
import { SearchField } from "../list-search/search-field";
import { LESSON_TIME_LABELS, LESSON_TIMES, type LessonTime } from "./lesson-days";

const PLACE = {
  when: parseAsStringLiteral(LESSON_TIMES),
  state: parseAsStringLiteral(LESSON_STATES),
  concern: parseAsStringLiteral(LESSON_CONCERNS),
  from: parseAsString,
  to: parseAsString,
  /** Another time has its own first order. */
  dir: parseAsStringLiteral(["asc", "desc"] as const),
  tutorId: parseAsString,
  studentId: parseAsString,
  search: parseAsString,
};

/** What the list of lessons is narrowed by, in the address. */
export const useLessonPlace = () => useQueryStates(PLACE, { history: "replace" });

type Place = ReturnType<typeof useLessonPlace>[0];
type LessonFiltersProps = {
  place: Place;
  when: LessonTime;
  problems: { readonly search: string | undefined; readonly days: string | undefined };
  onChange: (place: Partial<Place>) => void;
};

/** The filters of the list of lessons. */
export function LessonFilters({ place, when, problems, onChange }: LessonFiltersProps) {
  return (
    <ListFilters label="수업 좁히기">
      <SearchField
        label="이름이나 전화 끝 4자리"
        value={place.search}
        onChange={(search) => onChange({ search })}
        error={problems.search}
      />
      <NativeSelect
        label="기간"
        value={when}
        onChange={({ target }) =>
          onChange({
            when: LESSON_TIMES.find((one) => one === target.value) ?? null,
            from: null,
            to: null,
            dir: null,
          })
        }
        options={LESSON_TIMES.map((value) => ({ value, label: LESSON_TIME_LABELS[value] }))}
      />
      <NativeSelect
        label="상태"
        value={place.state ?? ""}
        onChange={({ target }) => onChange({ state: LESSON_STATES.find((one) => one === target.value) ?? null })}
        options={[
          { value: "", label: "모두" },
          ...LESSON_STATES.map((value) => ({ value, label: LESSON_STATE_LABELS[value] })),
        ]}
      />
      <NativeSelect
        label="살필 것"
        value={place.concern ?? ""}
        onChange={({ target }) => onChange({ concern: LESSON_CONCERNS.find((one) => one === target.value) ?? null })}
        options={[
          { value: "", label: "모두" },
          ...LESSON_CONCERNS.map((value) => ({ value, label: LESSON_CONCERN_LABELS[value] })),
        ]}
      />
      {when === "DAYS" ? (
        <DayFilters from={place.from} to={place.to} onChange={onChange} error={problems.days} />
      ) : null}
    </ListFilters>
  );
}
