import { type TutorFilter, writeTutorFilter } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";

/** Looks for a name among those of the filter. A plain form: it works before scripts load, and the address keeps it. */
export function NameSearch({ filter }: { filter: TutorFilter }) {
  return (
    <search>
      <form action="/tutors">
        {Object.entries(writeTutorFilter({ ...filter, name: null })).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <TextField
          key={filter.name}
          label="이름"
          name="name"
          type="search"
          maxLength={20}
          defaultValue={filter.name ?? ""}
          placeholder="선생님 이름"
          action={
            <Button type="submit" variant="secondary">
              찾기
            </Button>
          }
        />
      </form>
    </search>
  );
}
