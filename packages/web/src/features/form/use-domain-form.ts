"use client";

import { useEffect, useEffectEvent } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm, useFormState } from "react-hook-form";
import type { DomainFormOptions } from "./domain-form-options";
import { domainResolver, type Problems } from "./form-problems";
import { useFieldProps } from "./use-field-props";
import { useRestoredDraft } from "./use-restored-draft";
import { useSubmission } from "./use-submission";

/**
 * react-hook-form with the domain's rules as its resolver. A submit shows what is wrong and focuses the first wrong field; the
 * API's field errors do the same. Text fields take `{...form.field("name")}`, other controls a `Controller` with `form.control`.
 */
export function useDomainForm<V extends FieldValues>(options: DomainFormOptions<V>) {
  // A new result on each render: compiled components would memoize `field()` on an unchanged one and miss its new error.
  "use no memo";
  const { defaultValues, values: outer, validate, onChange, draft, recheck = false } = options;
  const names = Object.keys(defaultValues) as Path<V>[];
  const form = useForm<V>({
    defaultValues: defaultValues as DefaultValues<V>,
    ...(outer ? { values: outer } : {}),
    reValidateMode: "onSubmit",
    // It would focus in the order of registration, where a Controller comes after every text field.
    shouldFocusError: false,
    resolver: domainResolver(names, validate),
  });
  const { control, setError, clearErrors, setFocus, trigger, subscribe } = form;
  const { errors, isDirty, isSubmitted } = useFormState({ control });

  const onValues = useEffectEvent((values: V, name: Path<V> | undefined) => {
    onChange?.(values);
    draft?.write(values);
    if (!recheck) clearErrors(name);
    else if (isSubmitted || Object.keys(errors).length > 0) void trigger();
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => onValues(values, name as Path<V> | undefined),
      }),
    [subscribe],
  );
  // After the subscription, so that what it puts back counts as a change.
  const isRestored = useRestoredDraft({ form, draft, names, isDirty });

  /** Shows messages at fields and focuses the first one. */
  function fail(problems: Problems<V>): void {
    const wrong = names.filter((name) => problems[name]);
    for (const name of wrong) setError(name, { message: problems[name] ?? "" });
    focusFirst(problems);
  }

  function focusFirst(wrong: { readonly [Name in keyof V]?: unknown }): void {
    const first = names.find((name) => wrong[name]);
    if (first) setFocus(first);
  }

  const { field, takeFilled } = useFieldProps(form, errors);
  const { busy, isSaved, attempt, run, submit } = useSubmission({
    ...options,
    ...{ form, names, takeFilled, fail, focusFirst },
  });
  return {
    ...form,
    errors,
    busy,
    /** There are changes that are not saved. */
    isUnsaved: isDirty && !isSaved,
    /** What was typed earlier in this tab stands in the fields again. */
    isRestored,
    fail,
    attempt,
    run,
    submit,
    field,
  };
}

export type DomainForm<V extends FieldValues> = ReturnType<typeof useDomainForm<V>>;
