const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be an id of ours at all: the database refuses to compare another one. */
export const isUuid = (text: string): boolean => UUID.test(text);
