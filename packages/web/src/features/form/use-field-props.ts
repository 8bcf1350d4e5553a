import { useRef } from "react";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * `field(name)`: the props of a text field, with its error. Text typed or autofilled before hydration is kept. `takeFilled`
 * takes what a password manager wrote into the fields without an event.
 */
export function useFieldProps<V extends FieldValues>(
  { register, getValues, setValue }: UseFormReturn<V>,
  errors: FieldErrors<V>,
) {
  // A new function on each render: compiled components would memoize its result and miss a new error.
  "use no memo";
  const elements = useRef(new Map<Path<V>, TextElement | null>());
  const takeFilled = () => {
    for (const [name, element] of elements.current) {
      if (element && element.value !== String(getValues(name) ?? "")) setValue(name, element.value as never);
    }
  };
  const field = (name: Path<V>) => {
    const registered = register(name);
    return {
      ...registered,
      error: errors[name]?.message as string | undefined,
      ref: (element: TextElement | null) => {
        // Only on the first mount: after a reset the element still contains the old text.
        const typed = elements.current.has(name) ? "" : element?.value;
        elements.current.set(name, element);
        registered.ref(element);
        if (typed && !getValues(name)) setValue(name, typed as never);
      },
    };
  };
  return { field, takeFilled };
}
