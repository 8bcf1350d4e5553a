import { OTHER_UNIVERSITY_LENGTH, type UniversityTier } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { TextField } from "@pkg/ui/text-field";
import Search from "lucide-react/icons/search";
import { useDeferredValue, useId, useState } from "react";
import { useUniversities } from "@/lib/use-universities";

const MIN_LETTERS = 2;

interface University {
  id: number;
  name: string;
  tier: UniversityTier;
  region: string;
}

type UniversitySearchProps = {
  chosen: string | null;
  /** The name of one that is in no list, as it is typed; null while the list is searched. */
  typed: string | null;
  error?: string | undefined;
  onPick: (university: University | null) => void;
  onType: (name: string) => void;
};

/** Finds a university by its name: type, then press one of the rows; one that is in no list is typed whole. */
export function UniversitySearch({ chosen, typed, error, onPick, onType }: UniversitySearchProps) {
  const [name, setName] = useState("");
  const listId = useId();
  const wanted = useDeferredValue(name.trim());
  const isAsked = !chosen && wanted.length >= MIN_LETTERS;
  const search = useUniversities(isAsked ? wanted : null, true);
  if (typed !== null) {
    return <Typed name={typed} error={error} onType={onType} onSearch={() => onPick(null)} />;
  }
  if (chosen) return <Chosen name={chosen} onClear={() => onPick(null)} />;
  const found = isAsked ? (search.data ?? []) : [];
  return (
    <div>
      <TextField
        label="대학"
        help={isAsked ? undefined : "두 글자부터 찾아 드려요. 고대, 카이스트, MIT, ㄱㅇㄷ처럼 적어도 돼요."}
        value={name}
        error={error}
        autoComplete="off"
        enterKeyHint="search"
        left={<Icon of={Search} size={20} className="text-fg-3" />}
        onChange={(event) => setName(event.target.value)}
      />
      <ul id={listId} aria-label="찾은 대학" className="mt-2 grid" hidden={found.length === 0}>
        {found.slice(0, 8).map((university) => (
          <li key={university.id} className="border-b border-line">
            <button
              type="button"
              onClick={() => onPick(university)}
              className="flex min-h-13 w-full items-baseline gap-2 px-1 py-3.5 text-left hover:bg-sand-50"
            >
              <span className="min-w-0">{university.name}</span>
              <span className="ml-auto shrink-0 text-caption text-fg-3">{university.region}</span>
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="text-caption text-fg-2">
        {isAsked && search.data?.length === 0 ? (
          <p className="pt-2">찾는 대학이 없어요. 이름을 줄여서 적거나, 아래에서 직접 적어 주세요.</p>
        ) : null}
        {found.length > 0 ? <p className="sr-only">{`대학 ${found.length}곳을 찾았어요.`}</p> : null}
        {isAsked && search.isError ? (
          <p className="flex items-center gap-1 pt-1">
            대학을 불러오지 못했어요.
            <Button variant="text" size="sm" className="px-2!" onClick={() => void search.refetch()}>
              다시 찾기
            </Button>
          </p>
        ) : null}
      </div>
      <Button variant="text" size="sm" flush className="mt-1" onClick={() => onType(name.trim())}>
        목록에 없어요
      </Button>
    </div>
  );
}

type TypedProps = { name: string; error?: string | undefined; onType: (name: string) => void; onSearch: () => void };

/** A university that is in no list. */
function Typed({ name, error, onType, onSearch }: TypedProps) {
  return (
    <div>
      <TextField
        label="대학 이름"
        help="해외 대학이면 나라도 함께 적어 주세요. 운영팀이 서류와 함께 확인해요."
        value={name}
        error={error}
        maxLength={OTHER_UNIVERSITY_LENGTH.max}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
      <Button variant="text" size="sm" flush className="mt-1" onClick={onSearch}>
        목록에서 찾기
      </Button>
    </div>
  );
}

/** The chosen university, with a button to change it. */
function Chosen({ name, onClear }: { name: string; onClear: () => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-[0.9375rem]/[1.375rem] font-semibold">대학</legend>
      <div className="flex min-h-13 items-center gap-2 rounded-md border border-brand bg-brand-soft py-1 pr-1.5 pl-4 inset-ring-1 inset-ring-brand">
        <p className="min-w-0 flex-1 font-semibold">{name}</p>
        <Button variant="quiet" size="sm" onClick={onClear}>
          바꾸기
        </Button>
      </div>
    </fieldset>
  );
}
