import { type CallSlot, HALF_DAY_HOURS, HALF_DAY_LABELS, HALF_DAYS, withParticle } from "@pkg/domain";
import { FieldMessage } from "@pkg/ui/field";
import { PillToggles } from "@pkg/ui/pill-group";
import { type Ref, useId } from "react";
import { type CallDay, previewPromise } from "../call-days";

type CallSlotPickerProps = {
  days: readonly CallDay[];
  value: readonly CallSlot[];
  onChange: (slots: CallSlot[]) => void;
  error?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

const hours = HALF_DAYS.map(
  (half) =>
    `${withParticle(HALF_DAY_LABELS[half], "은", "는")} ${HALF_DAY_HOURS[half].from}시–${HALF_DAY_HOURS[half].until}시`,
);
const OPTIONS = HALF_DAYS.map((half) => ({ value: half, label: HALF_DAY_LABELS[half] }));

/** The half-days that suit, one row a day, with the promise that follows from them. */
export function CallSlotPicker({ days, value, onChange, error, ref }: CallSlotPickerProps) {
  const id = useId();
  const promise = previewPromise(days, value);
  const label = days.find(({ date }) => date === promise?.date)?.label;
  return (
    <fieldset aria-describedby={`${id}note ${id}message`}>
      <legend className="text-title-3">언제 전화드릴까요?</legend>
      <p
        id={`${id}note`}
        className="mt-1 text-caption text-fg-3"
      >{`${hours.join(", ")}예요. 괜찮은 때를 모두 골라 주세요.`}</p>
      <ul className="mt-3">
        {days.map((day, index) => (
          <li key={day.date} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
            <p id={`${id}${day.date}`} className="min-w-0 flex-1 text-label whitespace-nowrap">
              {day.label}
            </p>
            <PillToggles
              ref={index === 0 ? ref : undefined}
              labelledBy={`${id}${day.date}`}
              options={OPTIONS}
              value={value.filter(({ date }) => date === day.date).map(({ halfDay }) => halfDay)}
              onChange={(halves) =>
                onChange([
                  ...value.filter(({ date }) => date !== day.date),
                  ...halves.map((halfDay) => ({ date: day.date, halfDay })),
                ])
              }
            />
          </li>
        ))}
      </ul>
      <FieldMessage
        id={`${id}message`}
        help={
          promise && label
            ? `${value.length === 0 ? "고르지 않으면 " : ""}${label} ${HALF_DAY_LABELS[promise.halfDay]}에 전화드려요.`
            : undefined
        }
        error={error}
      />
    </fieldset>
  );
}
