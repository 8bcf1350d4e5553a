"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { cn } from "../cn";
import { Field, type FieldLabel, fieldBox } from "../field";
import { Icon } from "../icon";
import { lazyPart } from "../lazy-part";
import type { SelectOption } from "./move";

export type SelectProps<T extends string | number> = FieldLabel & {
  options: ReadonlyArray<SelectOption<T>>;
  value: T | null;
  onChange: (value: T) => void;
  onBlur?: () => void;
  /** Shown without a value ("학교를 골라 주세요"). */
  placeholder: string;
  /** Adds a hidden input with the value, for plain forms. */
  name?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

const load = () => import("./select-popup");
const SelectPopup = lazyPart(load);
const OPENERS = ["ArrowDown", "ArrowUp"];

/** A field that opens a list: a sheet, or a popover from 1024 px. The list's code loads on hover or focus. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { options, value, onChange, onBlur, placeholder, name, disabled, id, className, ref, ...field } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const chosen = options.find((option) => option.value === value);

  function show(): void {
    setTouched(true);
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (disabled || !OPENERS.includes(event.key)) return;
    event.preventDefault();
    show();
  }

  return (
    <Field id={fieldId} {...field} className={className}>
      <div ref={anchor} className={fieldBox({ error: Boolean(field.error), off: Boolean(disabled) })}>
        <button
          ref={ref}
          id={fieldId}
          type="button"
          disabled={disabled}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={`${fieldId}-message`}
          aria-labelledby={`${fieldId}-label ${fieldId}-value`}
          onClick={show}
          onKeyDown={onKeyDown}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onBlur={onBlur}
          className="flex min-h-[3.125rem] w-full items-center gap-2 rounded-[inherit] px-4 text-left outline-none disabled:cursor-not-allowed"
        >
          <span id={`${fieldId}-value`} className={cn("min-w-0 flex-1", !chosen && "text-fg-3")}>
            {chosen ? chosen.label : placeholder}
            {chosen?.note ? <span className="num text-fg-3">{` · ${chosen.note}`}</span> : null}
          </span>
          <Icon of={ChevronDown} size={20} className="text-fg-3" />
        </button>
      </div>
      {name ? <input type="hidden" name={name} value={value === null ? "" : String(value)} /> : null}
      {touched ? (
        <SelectPopup
          open={open}
          onClose={() => setOpen(false)}
          anchor={anchor}
          title={field.label}
          labelId={`${fieldId}-label`}
          options={options}
          value={value}
          onChoose={(next) => {
            const option = options.find((candidate) => candidate.value === next);
            if (option) onChange(option.value);
            setOpen(false);
          }}
        />
      ) : null}
    </Field>
  );
}
