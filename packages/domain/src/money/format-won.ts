/** Writes an amount of won: "342,000원", and with the minus sign U+2212 "−55,938원". */
export function formatWon(amount: number): string {
  const digits = String(Math.abs(Math.trunc(amount))).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${Math.trunc(amount) < 0 ? "−" : ""}${digits}원`;
}
