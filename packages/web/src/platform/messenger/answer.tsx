import { goUrl } from "../navigation/go";
import type { Question } from "./questions";

/** The answer to a common question, and where all of it stands. */
export function Answer({ of: { answer, more } }: { of: Question }) {
  return (
    <p className="pb-4 text-body-sm text-fg-2">
      {answer}{" "}
      {more ? (
        <a
          href={goUrl("account", more.path)}
          className="inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
        >
          {more.label}
        </a>
      ) : null}
    </p>
  );
}
