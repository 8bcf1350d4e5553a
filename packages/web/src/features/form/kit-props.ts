import type { ControllerFieldState, ControllerRenderProps, FieldPath, FieldValues } from "react-hook-form";

/** What a `Controller` of react-hook-form passes to its `render`. */
interface Bound<V extends FieldValues, N extends FieldPath<V>> {
  readonly field: ControllerRenderProps<V, N>;
  readonly fieldState: ControllerFieldState;
}

/** Binds a choice of the kit (pills, segments, tiles, grids) to a form: its value, its error, and where the focus goes. */
export function kitProps<V extends FieldValues, N extends FieldPath<V>>({ field, fieldState }: Bound<V, N>) {
  const { value, onChange, ref } = field;
  return { value, onChange, ref, error: fieldState.error?.message };
}
