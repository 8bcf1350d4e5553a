"use client";

import { type SchoolLevel, TEXT_LENGTHS } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { TextField } from "@pkg/ui/text-field";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { ChosenSchoolRow } from "./chosen-school-row";
import { type SchoolChoice, schoolPlace } from "./school-choice";
import { SchoolResults } from "./school-results";
import { type School, useSchoolSearch } from "./use-school-search";

type SchoolSearchProps = {
  value: SchoolChoice | null;
  onChange: (school: SchoolChoice | null) => void;
  /** What was typed: the form keeps it for a school that is in no list. */
  name: string;
  onType: (name: string) => void;
  level: SchoolLevel | null;
  error?: string | undefined;
  /** Shown after the label ("선택"). */
  hint?: string;
  /** Gets the field to focus when the school is missing. */
  ref?: Ref<HTMLInputElement>;
};

/** Finds a school by its name: type, then pick with the pointer or with arrows and Enter. */
export function SchoolSearch({ value, onChange, name, onType, level, error, hint, ref }: SchoolSearchProps) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const [picked, setPicked] = useState(false);
  const search = useSchoolSearch(value ? "" : name, level);
  const schools = search.kind === "done" ? search.schools : [];

  if (value) return <ChosenSchoolRow school={value} takesFocus={picked} onClear={() => onChange(null)} />;

  function pick(school: School): void {
    onChange({ id: school.id, name: school.name, region: schoolPlace(school) });
    onType("");
    setPicked(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const chosen = schools[active];
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      pick(chosen);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || schools.length === 0) return;
    event.preventDefault();
    setActive((active + step + schools.length) % schools.length);
  }

  return (
    <div>
      <TextField
        ref={ref}
        label="학교 이름"
        hint={hint}
        name="school"
        value={name}
        maxLength={TEXT_LENGTHS.schoolName.max}
        error={schools.length > 0 ? undefined : error}
        help={search.kind === "short" ? "두 글자부터 찾아 드려요." : undefined}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-expanded={schools.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={schools[active] ? `${listId}-${active}` : undefined}
        left={<Icon of={Search} size={20} className="text-fg-3" />}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onType(event.target.value);
          setActive(0);
        }}
      />
      <SchoolResults id={listId} search={search} active={active} onPick={pick} />
    </div>
  );
}
