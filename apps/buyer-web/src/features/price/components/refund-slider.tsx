import { useId } from "react";

type RefundSliderProps = {
  label: string;
  /** Of the value: "회", "주". */
  unit: string;
  /** From 0 to this. */
  max: number;
  value: number;
  onChange: (value: number) => void;
};

/** A number on a scale, by pointer, touch or arrow keys; its value stands at the right of the label and is read out with its unit. */
export function RefundSlider({ label, unit, max, value, onChange }: RefundSliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-label">
          {label}
        </label>
        <span aria-hidden="true" className="num text-label text-brand-fg">{`${value}${unit}`}</span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="mt-1 block h-11 w-full cursor-pointer touch-pan-y accent-brand"
      />
      <div aria-hidden="true" className="num flex justify-between text-micro text-fg-3">
        <span>{`0${unit}`}</span>
        <span>{`${max}${unit}`}</span>
      </div>
    </div>
  );
}
