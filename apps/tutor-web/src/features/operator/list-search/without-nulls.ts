type Given<T> = { [Name in keyof T]?: NonNullable<T[Name]> };

/** What stands in the address, as a query: what is left out there is left out here. */
export function withoutNulls<T extends object>(place: T): Given<T> {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null)) as Given<T>;
}
