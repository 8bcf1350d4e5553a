import { type SyntheticEvent, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { fieldErrors } from "../../platform/api/api";
import { showMessage } from "../../platform/errors/app-dialog";
import { useErrorReaction } from "../../platform/errors/use-error-reaction";
import type { DomainFormOptions } from "./domain-form-options";
import { type Problems, problemsIn } from "./form-problems";

type SubmissionOptions<V extends FieldValues> = Pick<
  DomainFormOptions<V>,
  "save" | "problemsOf" | "onError" | "draft"
> & {
  form: UseFormReturn<V>;
  names: readonly Path<V>[];
  /** Takes what stands in the fields, and was written without an event. */
  takeFilled: () => void;
  /** Shows messages at fields and focuses the first one. */
  fail: (problems: Problems<V>) => void;
  /** Focuses the first wrong field. */
  focusFirst: (wrong: { readonly [Name in keyof V]?: unknown }) => void;
};

/** Sends a form, one call at a time, and shows its errors at their fields or as the app does. */
export function useSubmission<V extends FieldValues>(options: SubmissionOptions<V>) {
  const { form, names, save, problemsOf, onError, draft, takeFilled, fail, focusFirst } = options;
  const [busy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isSubmitting = useRef(false);
  const react = useErrorReaction({
    FOCUS_FIELD: ({ message }, error) => showMessage(fieldErrors(error)[0]?.message ?? message),
  });

  /** Runs a call and shows its errors at their fields, or as the app does. Resolves to whether it succeeded. */
  async function attempt(work: () => unknown): Promise<boolean> {
    form.clearErrors();
    try {
      return (await work()) !== false;
    } catch (error) {
      const found = (await problemsOf?.(error)) ?? problemsIn<V>(error);
      if (names.some((name) => found[name])) fail(found);
      else await (onError ?? react)(error);
      return false;
    }
  }

  /** Like a submit with another call than `save`, e.g. to overwrite a conflict. */
  async function run(work: () => unknown): Promise<void> {
    setBusy(true);
    const isDone = await attempt(work);
    if (isDone) draft?.forget();
    setSaved(isDone);
    setBusy(false);
  }

  function submit(event?: SyntheticEvent): void {
    event?.preventDefault();
    // `busy` is only known after the next render: Enter may come before it.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    takeFilled();
    void form
      .handleSubmit(
        (values) => run(() => save(values)),
        focusFirst,
      )(event)
      .finally(() => {
        isSubmitting.current = false;
      });
  }

  return { busy, isSaved, attempt, run, submit };
}
