import type { FieldValues, Path, Resolver } from "react-hook-form";
import { fieldErrors } from "../../platform/api/api";

/** The error message of each invalid field. */
export type Problems<V> = { readonly [Name in keyof V]?: string | null | undefined };

/** The domain's rules as a resolver of react-hook-form. `names` are the form's fields, in their order on the page. */
export function domainResolver<V extends FieldValues>(
  names: readonly Path<V>[],
  validate: (values: V) => Problems<V>,
): Resolver<V> {
  return (values) => {
    const problems = validate(values);
    const wrong = names.filter((name) => problems[name]);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map((name) => [name, { type: "domain", message: problems[name] }]));
    // The entries are keyed by the form's own names.
    return { values: {}, errors: errors as never };
  };
}

/** The API's field errors by field. */
export function problemsIn<V>(error: unknown): Problems<V> {
  return Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])) as Problems<V>;
}
