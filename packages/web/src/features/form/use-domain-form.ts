"use client";

import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm, useFormState } from "react-hook-form";
import { fieldErrors } from "../../platform/api/api";
import { showMessage } from "../../platform/errors/app-dialog";
import { useErrorReaction } from "../../platform/errors/use-error-reaction";
import { useSession } from "../../platform/session/session-store";
import type { StoredValue } from "../../platform/storage/stored-value";
import { isSame } from "./is-same";

/** The error message of each invalid field. */
export type Problems<V> = { readonly [Name in keyof V]?: string | null | undefined };

export interface DomainFormOptions<V extends FieldValues> {
  /** The first values, in the order of the fields on the page: the first wrong field takes the focus. */
  readonly defaultValues: V;
  /** Values from outside: the form resets whenever they change. */
  readonly values?: V;
  /** The domain's rules for these values. */
  readonly validate: (values: V) => Problems<V>;
  /** Sends the form. It may throw, or answer false when nothing was saved: what was typed stays. */
  readonly save: (values: V) => unknown;
  /** Maps an error to fields, in addition to the API's own field errors. */
  readonly problemsOf?: (error: unknown) => Problems<V> | null | Promise<Problems<V> | null>;
  /** Handles errors that belong to no field; by default the app's reaction. */
  readonly onError?: (error: unknown) => unknown;
  /** Listener for each change. */
  readonly onChange?: (values: V) => void;
  /** Keeps what is typed until it is saved, and puts it back when the form opens again; secrets are its own matter. */
  readonly draft?: StoredValue<Partial<V> | null>;
  /** After the first submit each change checks the whole form again; otherwise it only clears that field's error. */
  readonly recheck?: boolean;
}

/**
 * react-hook-form with the domain's rules as its resolver. A submit shows what is wrong and focuses the first wrong field; the
 * API's field errors do the same. Text fields take `{...form.field("name")}`, other controls a `Controller` with `form.control`.
 */
export function useDomainForm<V extends FieldValues>(options: DomainFormOptions<V>) {
  // A new result on each render: compiled components would memoize `field()` on an unchanged one and miss its new error.
  "use no memo";
  const {
    defaultValues,
    values: outer,
    validate,
    save,
    problemsOf,
    onError,
    onChange,
    draft,
    recheck = false,
  } = options;
  const names = Object.keys(defaultValues) as Path<V>[];
  const [busy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const isSubmitting = useRef(false);
  const hydrated = useRef(new Set<string>());
  const react = useErrorReaction({
    FOCUS_FIELD: ({ message }, error) => showMessage(fieldErrors(error)[0]?.message ?? message),
  });
  const form = useForm<V>({
    defaultValues: defaultValues as DefaultValues<V>,
    ...(outer ? { values: outer } : {}),
    reValidateMode: "onSubmit",
    // It would focus in the order of registration, where a Controller comes after every text field.
    shouldFocusError: false,
    resolver: (values) => {
      const problems = validate(values);
      const wrong = names.filter((name) => problems[name]);
      if (wrong.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(wrong.map((name) => [name, { type: "domain", message: problems[name] }]));
      // The entries are keyed by the form's own names.
      return { values: {}, errors: errors as never };
    },
  });
  const { control, register, getValues, setValue, setError, clearErrors, setFocus, trigger, subscribe } = form;
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

  const restore = useEffectEvent(() => {
    const kept: Partial<V> | null = isDirty ? null : (draft?.read() ?? null);
    for (const name of names) {
      const value = kept?.[name];
      if (value === undefined || isSame(value, getValues(name))) continue;
      setValue(name, value, { shouldDirty: true });
      setRestored(true);
    }
  });
  const status = useSession((session) => session.status);
  // After hydration: the server knows nothing of the tab. Whose draft may be read can be known only with the session.
  useEffect(() => restore(), [status]);

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

  /** Runs a call and shows its errors at their fields, or as the app does. Resolves to whether it succeeded. */
  async function attempt(work: () => unknown): Promise<boolean> {
    clearErrors();
    try {
      return (await work()) !== false;
    } catch (error) {
      const found = (await problemsOf?.(error)) ?? problemsIn(error);
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
    submit: (event?: SyntheticEvent) => {
      event?.preventDefault();
      // `busy` is only known after the next render: Enter may come before it.
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      void form
        .handleSubmit(
          (values) => run(() => save(values)),
          focusFirst,
        )(event)
        .finally(() => {
          isSubmitting.current = false;
        });
    },
    /** The props of a text field. Text typed or autofilled before hydration is kept. */
    field: (name: Path<V>) => {
      const registered = register(name);
      return {
        ...registered,
        error: errors[name]?.message as string | undefined,
        ref: (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => {
          // Only on the first mount: after a reset the element still contains the old text.
          const typed = hydrated.current.has(name) ? "" : element?.value;
          if (element) hydrated.current.add(name);
          registered.ref(element);
          if (typed && !getValues(name)) setValue(name, typed as never);
        },
      };
    },
  };
}

export type DomainForm<V extends FieldValues> = ReturnType<typeof useDomainForm<V>>;

/** The API's field errors by field. */
function problemsIn<V>(error: unknown): Problems<V> {
  return Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])) as Problems<V>;
}
