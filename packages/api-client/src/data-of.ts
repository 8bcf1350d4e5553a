/** The body of a call: `await dataOf(api.GET("/subjects"))`. Errors were thrown before (see `createApiClient`). */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<Exclude<T, undefined>> {
  const { data } = await call;
  return data as Exclude<T, undefined>;
}
