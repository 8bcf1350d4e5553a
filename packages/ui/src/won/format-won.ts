type Sign = "negative" | "always";

/**
 * `1062822` -> `"1,062,822"`; negatives carry U+2212.
 * @param amount whole won
 * @param sign `"always"` writes + before what is added, zero stays bare
 */
export function formatFigures(amount: number, sign: Sign = "negative"): string {
  // Not Intl: to load the rules of a locale takes a phone a tenth of a second, while the page comes to life.
  const figures = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ",");
  if (amount < 0) return `−${figures}`;
  return sign === "always" && amount > 0 ? `+${figures}` : figures;
}

/** `-66600` -> `"−66,600원"`. For text; where the figure stands large use `Won`. */
export function formatWon(amount: number, sign: Sign = "negative"): string {
  return `${formatFigures(amount, sign)}원`;
}
