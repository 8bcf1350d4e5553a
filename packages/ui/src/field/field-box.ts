import { cn } from "../cn";

/** The box of a field: 52 px high with a 1 px border, 2 px when focused or invalid. A real border shows in forced colours. */
export function fieldBox(state: { error: boolean; off: boolean }): string {
  return cn(
    "rounded-md border text-[1rem]/6 tracking-[-0.008em] transition-[border-color,box-shadow] duration-(--duration-fast) ease-out",
    state.off ? "border-line-2 bg-sunken text-fg-3" : "bg-bg",
    !state.off && state.error && "border-error inset-ring-1 inset-ring-error",
    !state.off &&
      !state.error &&
      "border-line-control focus-within:border-brand focus-within:inset-ring-1 focus-within:inset-ring-brand",
  );
}

/** The input without a border, since its box has one. The transparent focus outline shows in forced colours only. */
export const BARE_INPUT =
  "w-full min-w-0 bg-transparent outline-none placeholder:text-fg-3 placeholder:opacity-100 disabled:cursor-not-allowed disabled:opacity-100 [-webkit-text-fill-color:currentColor] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-transparent";
