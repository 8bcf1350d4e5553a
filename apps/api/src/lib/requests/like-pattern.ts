const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The pattern of `like` for texts that have this in them, taken literally. */
export const containing = (text: string): string => `%${escaped(text)}%`;
