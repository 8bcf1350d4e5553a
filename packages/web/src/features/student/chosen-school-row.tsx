"use client";

import { Button } from "@pkg/ui/button";
import { useEffect, useRef } from "react";
import type { SchoolChoice } from "./school-choice";

type ChosenSchoolRowProps = {
  school: SchoolChoice;
  onClear: () => void;
  /** The school was picked just now: the field that had the focus is gone, so it moves here. */
  takesFocus: boolean;
};

/** The school that was picked, and the way to another one. */
export function ChosenSchoolRow({ school, onClear, takesFocus }: ChosenSchoolRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-[0.9375rem]/[1.375rem] font-semibold">학교</legend>
      <div className="flex min-h-13 items-center gap-2 rounded-md border border-brand bg-brand-soft py-1 pr-1.5 pl-4 inset-ring-1 inset-ring-brand">
        <p className="min-w-0 flex-1">
          <span className="font-semibold">{school.name}</span>{" "}
          <span className="text-caption text-fg-2">{school.region}</span>
        </p>
        <Button ref={button} variant="quiet" size="sm" onClick={onClear}>
          바꾸기
        </Button>
      </div>
    </fieldset>
  );
}
