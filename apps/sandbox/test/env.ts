/** The folder with the vendors' published descriptions, relative to the repository root. */
export const VENDOR_SCHEMAS = process.env.VENDOR_SCHEMAS ?? "../shared/vendor";
