/** The label of a part of the catalogue; a key that is not in it (any more) is never shown. */
export const labelIn = (parts: readonly { readonly key: string; readonly label: string }[], key: string): string =>
  parts.find((part) => part.key === key)?.label ?? "목록에 없는 과목";
