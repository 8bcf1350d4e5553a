/** Leaves for the page after this one, without leaving this one in the history. */
export function goOn(address: string): void {
  location.replace(address);
}
