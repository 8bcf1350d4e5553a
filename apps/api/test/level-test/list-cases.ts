/** Every way to give each name one of its values. */
export function listCases(from: Record<string, number[]>): Record<string, number>[] {
  return Object.entries(from).reduce<Record<string, number>[]>(
    (cases, [name, values]) => cases.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}
