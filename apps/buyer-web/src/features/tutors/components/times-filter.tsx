import { DAY_PART_HOURS, DAY_PART_LABELS, DAY_PARTS, type TutorFilter, WEEKDAY_LABELS, WEEKDAYS } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import Check from "lucide-react/icons/check";
import { toggled, tutorsAddress } from "../filter-address";
import { FilterLink } from "./filter-link";

const CELL =
  "grid h-11 place-items-center rounded-[0.625rem] border transition-colors duration-(--duration-base) ease-out";
const OPEN = "border-line-2 bg-bg hover:bg-sand-50";
const CHOSEN = "border-brand bg-brand-soft text-brand-fg inset-ring-1 inset-ring-brand";

/** The parts of a week as links: one lesson has to fit into one of those that are chosen. */
export function TimesFilter({ filter }: { filter: TutorFilter }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-1" aria-label="만날 수 있는 시간">
      <thead>
        <tr className="text-caption text-fg-2">
          <td className="w-12" />
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" className="pb-1 font-medium">
              {WEEKDAY_LABELS[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAY_PARTS.map((part) => (
          <tr key={part}>
            <th scope="row" className="text-left text-caption font-medium text-fg-2">
              {DAY_PART_LABELS[part]}
              <span className="num block text-[0.75rem]/[1rem] text-fg-3">{`${DAY_PART_HOURS[part].join("–")}시`}</span>
            </th>
            {WEEKDAYS.map((day) => {
              const value = `${day}-${part}` as const;
              const isChosen = filter.times.includes(value);
              return (
                <td key={day} className="p-0">
                  <FilterLink
                    href={tutorsAddress({ ...filter, times: toggled(filter.times, value) })}
                    aria-current={isChosen ? "true" : undefined}
                    aria-label={`${WEEKDAY_LABELS[day]}요일 ${DAY_PART_LABELS[part]}`}
                    className={`${CELL} ${isChosen ? CHOSEN : OPEN}`}
                  >
                    {isChosen ? <Icon of={Check} size={16} /> : null}
                  </FilterLink>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
