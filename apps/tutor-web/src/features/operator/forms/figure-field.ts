/** Style of a number field. */
export const FIGURE = { inputMode: "numeric", inputClassName: "text-right tabular-nums" } as const;
