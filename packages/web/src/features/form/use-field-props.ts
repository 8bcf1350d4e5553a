import { useRef } from "react";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";

/** `field(name)`: the props of a text field, with its error. Text typed or autofilled before hydration is kept. */
export function useFieldProps<V extends FieldValues>(
  { register, getValues, setValue }: UseFormReturn<V>,
  errors: FieldErrors<V>,
) {
  // A new function on each render: compiled components would memoize its result and miss a new error.
  "use no memo";
  const hydrated = useRef(new Set<string>());
  return (name: Path<V>) => {
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
  };
}
