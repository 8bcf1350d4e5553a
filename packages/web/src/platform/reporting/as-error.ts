/** What was thrown, as an error; of anything else only that it was none is told. */
export function asError(problem: unknown): Error {
  if (problem instanceof Error) return problem;
  return Object.assign(new Error(), { name: "ThrownValue" });
}
