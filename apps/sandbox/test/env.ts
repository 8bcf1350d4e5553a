/** The folder with the vendors' published descriptions, seen from the project's root. */
export const VENDOR_SCHEMAS = process.env.VENDOR_SCHEMAS ?? "../shared/vendor";
