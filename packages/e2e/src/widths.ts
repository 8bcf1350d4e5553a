/** The two widths that every screen is looked at: a phone and a desk. */
export const WIDTHS = [390, 1280] as const;
