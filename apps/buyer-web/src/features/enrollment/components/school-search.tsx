import type { ParsedSchoolLevel } from "@pkg/domain";
import { TextField } from "@pkg/ui/text-field";
import { useState } from "react";
import { type School, useSchools } from "../queries";
import { useSettled } from "../use-settled";

type SchoolSearchProps = { level: ParsedSchoolLevel | null; onChoose: (school: School) => void };

/** Finds a school by a part of its name. */
export default function SchoolSearch({ level, onChoose }: SchoolSearchProps) {
  const [words, setWords] = useState("");
  const settled = useSettled(words, 250);
  const schools = useSchools(settled, level);
  return (
    <div className="grid gap-4">
      <TextField
        label="학교 이름"
        placeholder="예: 나란중"
        inputMode="search"
        enterKeyHint="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status" className="text-caption text-fg-3">
        {statusText(settled, schools)}
      </p>
      <ul className="min-h-40">
        {schools.data?.map((school) => (
          <li key={school.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              className="block min-h-13 w-full py-2 text-left text-body hover:bg-sand-50"
              onClick={() => onChoose(school)}
            >
              {school.name}
              <span className="block text-caption text-fg-3">
                {school.region} · {school.address}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function statusText(
  words: string,
  schools: Pick<ReturnType<typeof useSchools>, "isError" | "isFetching" | "data">,
): string {
  if (words.trim().length < 2) return "두 글자부터 찾아요.";
  if (schools.isError) return "학교를 찾지 못했어요. 잠시 후 다시 적어 주세요.";
  if (schools.isFetching) return "찾고 있어요.";
  const count = schools.data?.length ?? 0;
  return count > 0 ? `${count}곳을 찾았어요.` : "찾는 학교가 없어요. 창을 닫고 ‘학교가 목록에 없어요’를 눌러 주세요.";
}
