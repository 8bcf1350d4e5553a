import { ChoiceGroup, type ChoiceGroupLabel } from "../internal/choice-group";
import type { LinkComponent } from "../link";
import { PillSign, pillClass } from "./pill";

export type PillLinksProps = ChoiceGroupLabel & {
  /** Each leads to the address in which it is chosen, or given up again. */
  options: ReadonlyArray<{ label: string; href: string; chosen: boolean }>;
  linkAs?: LinkComponent;
};

/** Choices that live in the address: links in the style of pills. They work before any script loads. */
export function PillLinks({ options, linkAs: Link = "a", ...label }: PillLinksProps) {
  return (
    <ChoiceGroup role="group" {...label}>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.label} className="max-w-full">
            <Link
              href={option.href}
              aria-current={option.chosen ? "true" : undefined}
              className={pillClass("pick", option.chosen, false)}
            >
              <PillSign tone="pick" chosen={option.chosen} />
              <span>{option.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  );
}
