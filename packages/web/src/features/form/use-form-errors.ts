import { fieldErrors } from "../../platform/api/api";
import { showMessage } from "../../platform/errors/app-dialog";
import { useErrorReaction } from "../../platform/errors/use-error-reaction";

/** Puts what the server refused at its fields; what stands at no field of the form is said in a dialog. */
export function useFormErrors<Name extends string>(
  names: readonly Name[],
  fail: (errors: Partial<Record<Name, string>>) => void,
): (error: unknown) => void {
  return useErrorReaction({
    FOCUS_FIELD: ({ message }, error) => {
      const found = fieldErrors(error).filter(({ path }) => names.some((name) => name === path));
      const first = fieldErrors(error)[0];
      if (found.length === 0) return showMessage(first?.message ?? message);
      fail(Object.fromEntries(found.map(({ path, message: text }) => [path, text])) as Partial<Record<Name, string>>);
    },
  });
}
