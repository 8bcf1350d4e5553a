/** An invisible native radio or checkbox that covers its label: the whole area is the target, with native semantics. */
export const HIDDEN_INPUT =
  "absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0 disabled:cursor-not-allowed";

/** The focus ring of a label whose hidden input has the focus. */
export const LABEL_FOCUS =
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** Marks the selection in forced colours, which drop background colours. */
export const LABEL_CHECKED_FORCED = "forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]";
