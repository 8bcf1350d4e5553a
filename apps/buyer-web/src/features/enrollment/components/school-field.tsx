import { Grade, parseSchoolLevel } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { TextField } from "@pkg/ui/text-field";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { School } from "../queries";

const SchoolSearch = dynamic(() => import("./school-search"), { ssr: false });

type SchoolFieldProps = {
  id: string;
  grade: Grade | null;
  school: School | null;
  /** The school stands in no list; it is asked for again later. */
  isUnlisted: boolean;
  error?: string | undefined;
  onChange: (school: School | null, isUnlisted: boolean) => void;
};

/** The student's school, found by its name; with a way on for a school that is in no list. */
export function SchoolField({ id, grade, school, isUnlisted, error, onChange }: SchoolFieldProps) {
  const [open, setOpen] = useState(false);
  if (grade !== null && grade >= Grade.M4) return null;
  return (
    <div>
      <TextField
        id={id}
        label="학교"
        readOnly
        disabled={grade === null || isUnlisted}
        placeholder={
          grade === null ? "학년을 먼저 골라 주세요" : isUnlisted ? "나중에 알려 주세요" : "학교를 찾아 주세요"
        }
        value={school?.name ?? ""}
        help={school ? `${school.region} · ${school.address}` : undefined}
        error={error}
        onClick={() => setOpen(grade !== null)}
        action={
          <Button
            variant="secondary"
            className="min-h-13"
            off={grade === null || isUnlisted}
            onClick={() => setOpen(true)}
          >
            학교 찾기
          </Button>
        }
      />
      <Checkbox
        label="학교가 목록에 없어요"
        checked={isUnlisted}
        onChange={(event) => onChange(null, event.target.checked)}
        className="mt-1"
      />
      <BottomSheet open={open} onClose={() => setOpen(false)} title="학교 찾기">
        {open ? (
          <SchoolSearch
            level={grade === null ? null : parseSchoolLevel(grade)}
            onChoose={(found) => {
              onChange(found, false);
              setOpen(false);
            }}
          />
        ) : null}
      </BottomSheet>
    </div>
  );
}
