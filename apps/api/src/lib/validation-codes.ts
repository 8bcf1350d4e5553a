/** The code of a wrong field, by service (spec §8). */
export const VALIDATION_CODES = { account: "INVALID_REQUEST_CREATE_OR_UPDATE_USER", class: 10001 } as const;
