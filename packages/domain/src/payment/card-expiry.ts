/**
 * Turns a card's expiry from MM/YY, as it is entered, into 20YY-MM, as it is sent (spec §5).
 * @throws RangeError "Invalid card expiry" when the text is not MM/YY with a month of 01 to 12
 */
export function toApiCardExpiry(expiry: string): string {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  if (!match) throw new RangeError("Invalid card expiry");
  return `20${match[2]}-${match[1]}`;
}

/** The quota to send with a card payment: only when greater than 1, otherwise left out (spec §5). */
export function toApiCardQuota(cardQuota: number | null | undefined): number | undefined {
  const quota = cardQuota ?? 1;
  return quota > 1 ? quota : undefined;
}
