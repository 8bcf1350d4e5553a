import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the policy of prerendered pages allows. Written after the build by `scripts/finish-build.mjs`. */
export interface CspHashes {
  /** Path of a page that was prerendered as a whole -> the hashes of its inline scripts. */
  readonly whole: Readonly<Record<string, readonly string[]>>;
  /** Inline scripts in the shells of pages whose other parts are rendered per request. */
  readonly shells: readonly string[];
  /** The style elements of prerendered pages, and those that the kit adds at run time. */
  readonly styles: readonly string[];
}

/** The page that answers unknown addresses; its scripts are allowed wherever the address is not prerendered itself. */
export const NOT_FOUND_PAGE = "/_not-found";

const NONE: CspHashes = { whole: {}, shells: [], styles: [] };
let read: CspHashes | null = null;

/** Reads the hashes beside the server once. Without the file (development) every page is rendered with a nonce. */
export function cspHashes(): CspHashes {
  read ??= load();
  return read;
}

function load(): CspHashes {
  try {
    return JSON.parse(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "csp-hashes.json"), "utf8"));
  } catch {
    return NONE;
  }
}
