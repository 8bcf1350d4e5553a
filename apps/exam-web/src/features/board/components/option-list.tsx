import { cn } from "@pkg/ui/cn";
import { TypesetText } from "@pkg/web/features/level-test/typeset-text";

type OptionListProps = {
  name: string;
  options: readonly string[];
  value: number | null;
  onChange: (choice: number) => void;
};

/** The options of an item as native radio buttons, so that arrows choose and the group is one tab stop. */
export function OptionList({ name, options, value, onChange }: OptionListProps) {
  return (
    <fieldset className="mt-6">
      <legend className="sr-only">보기</legend>
      <div className="grid gap-2.5">
        {options.map((html, at) => {
          const isChosen = at === value;
          return (
            <label
              key={at}
              className={cn(
                "relative flex min-h-14 items-center gap-3.5 rounded-md border px-4 py-3 transition-colors duration-(--duration-base)",
                "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2",
                isChosen
                  ? "border-brand bg-brand-soft inset-ring-1 inset-ring-brand"
                  : "border-line-2 hover:bg-sand-50",
              )}
            >
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChange(at)}
                className="absolute inset-0 z-1 m-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
              />
              <span
                aria-hidden="true"
                className={cn(
                  "num grid size-7 shrink-0 place-items-center rounded-full text-[0.875rem]/[1.25rem] font-semibold",
                  isChosen ? "bg-brand text-white" : "border border-line-control text-fg-2",
                )}
              >
                {at + 1}
              </span>
              <TypesetText html={html} className="min-w-0 flex-1 text-body" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
