import { LEARNING_ANSWER_LABELS } from "@pkg/domain";

type AnswerScaleProps = {
  /** The id of the statement. */
  labelledBy: string;
  value: number | null;
  onChoose: (answer: number) => void;
  /** An answer was given with a finger or a mouse: the next statement may come. */
  onPress: () => void;
  error: string | null;
};

/** The visible words; the whole ones, which they shorten, are read out. */
const SHORT = ["전혀\n아니에요", "별로\n안 그래요", "반반\n이에요", "꽤\n그래요", "딱\n나예요"];
const HEIGHTS = ["h-12 lg:h-16", "h-18 lg:h-25", "h-24 lg:h-34", "h-30 lg:h-43", "h-36 lg:h-52"];

/** Five seats, the taller the truer. Arrows choose, a press chooses and goes on. */
export function AnswerScale({ labelledBy, value, onChoose, onPress, error }: AnswerScaleProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={error ? `${labelledBy}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <div className="grid grid-cols-5 items-end gap-1.5 lg:gap-4">
        {LEARNING_ANSWER_LABELS.map((label, index) => (
          <AnswerSeat
            key={label}
            label={label}
            index={index}
            name={labelledBy}
            isChosen={value === index + 1}
            onChoose={() => onChoose(index + 1)}
            onPress={onPress}
          />
        ))}
      </div>
      <p id={`${labelledBy}-error`} role="alert" className="mt-4 min-h-6 text-center text-body-sm text-error">
        {error}
      </p>
    </div>
  );
}

type AnswerSeatProps = {
  label: string;
  index: number;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  onPress: () => void;
};

function AnswerSeat({ label, index, name, isChosen, onChoose, onPress }: AnswerSeatProps) {
  return (
    <label className="group relative flex min-h-50 cursor-pointer flex-col items-center justify-end rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]">
      <input
        type="radio"
        name={name}
        value={index + 1}
        checked={isChosen}
        aria-label={label}
        onChange={onChoose}
        onClick={(event) => {
          // Arrows click, too, but without a count of presses: they only choose.
          if (event.detail > 0) onPress();
        }}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        className={`grid w-full max-w-14 place-items-start justify-center rounded-[1.75rem_1.75rem_0.8125rem_0.8125rem] border pt-4 lg:max-w-18 lg:rounded-[2.25rem_2.25rem_1.0625rem_1.0625rem] transition-colors duration-(--duration-base) ease-out ${HEIGHTS[index]} ${
          isChosen
            ? "border-pine-600 bg-pine-600 text-white"
            : "border-line-control bg-sand-200 text-transparent group-hover:bg-pine-200"
        }`}
      >
        {isChosen ? <Tick /> : null}
      </span>
      <span
        aria-hidden="true"
        className={`mt-2 text-center text-caption whitespace-pre-line ${isChosen ? "font-semibold text-brand-fg" : "text-fg-2"}`}
      >
        {SHORT[index]}
      </span>
    </label>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true" className="animate-tick">
      <path d="M5 12.5l5 5 9-10" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
