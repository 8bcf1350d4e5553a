/** Moves the focus to the question that `data-field` names, where its refusal stands. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, button, textarea, select, a)`)?.focus();
}
