/** The two viewport widths of every screen test: phone and desktop. */
export const WIDTHS = [390, 1280] as const;
