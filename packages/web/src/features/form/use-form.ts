"use client";

import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from "react";

type Values = Readonly<Record<string, string>>;
type Errors<V> = Partial<Record<keyof V & string, string>>;

export interface FormOptions<V extends Values> {
  readonly initial: V;
  /** One sentence for each wrong field, from the domain's validators. */
  readonly validate: (values: V) => Errors<V>;
  /** Sends the form. It may throw; the form keeps everything that was typed. */
  readonly onSubmit: (values: V) => Promise<void>;
  readonly onError: (error: unknown) => void | Promise<void>;
  readonly onChange?: (values: V) => void;
}

/** What a text field of the kit takes. */
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

export interface Form<V extends Values> {
  readonly values: V;
  readonly busy: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  field(name: keyof V & string): FieldProps;
  /** Puts an answer of the server at its field and moves there. */
  fail(errors: Errors<V>): void;
  submit(event: FormEvent): void;
}

/**
 * A small form without a library: errors stand at their fields after a press of the button, the focus moves to the first
 * wrong one, a field's error goes when it is changed, and a failure loses nothing (product §3). Fields are found by name.
 */
export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { initial, validate, onSubmit, onError, onChange } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [busy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  function fail(next: Errors<V>): void {
    setErrors(next);
    const wrong = [...(formRef.current?.querySelectorAll<HTMLElement>("[name]") ?? [])].find(
      (element) => next[element.getAttribute("name") as keyof V & string],
    );
    wrong?.focus();
  }

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await onSubmit(values);
    } catch (error) {
      await onError(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    busy,
    formRef,
    fail,
    field: (name) => ({
      name,
      value: values[name] ?? "",
      error: errors[name],
      onChange: (event) => {
        const next = { ...values, [name]: event.target.value };
        setValues(next);
        setErrors({ ...errors, [name]: undefined });
        onChange?.(next);
      },
    }),
    submit: (event) => {
      event.preventDefault();
      if (busy) return;
      const found = validate(values);
      if (Object.values(found).some(Boolean)) return fail(found);
      setErrors({});
      void send();
    },
  };
}
