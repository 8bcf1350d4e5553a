/** Everything that a list brings, page by page. */
export async function allOf<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of list) all.push(one);
  return all;
}
