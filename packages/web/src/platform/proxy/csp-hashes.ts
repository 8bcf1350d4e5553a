import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the policy of prerendered pages allows. Written after the build by `scripts/finish-build.mjs`. */
export interface CspHashes {
  /** Path of a page that was prerendered as a whole -> the hashes of its inline scripts. */
  readonly whole: Readonly<Record<string, readonly string[]>>;
  /** Path of a page whose other parts are rendered per request ("/a/[id]" too) -> the hashes of the inline scripts in its shell. */
  readonly shells: Readonly<Record<string, readonly string[]>>;
  /** The style elements of prerendered pages. */
  readonly styles: readonly string[];
}

/** The page that answers unknown addresses. */
const NOT_FOUND_PAGE = "/_not-found";

const NONE: CspHashes = { whole: {}, shells: {}, styles: [] };
let read: CspHashes | null = null;

/** Reads the hashes beside the server once. Without the file (development) every page is rendered with a nonce. */
export function cspHashes(): CspHashes {
  read ??= load();
  return read;
}

/** The script hashes of an address that is not wholly prerendered: its own if known, else those of every shell. */
export function shellHashes({ whole, shells }: CspHashes, path: string): readonly string[] {
  return shells[path] ?? [...new Set([...Object.values(shells), whole[NOT_FOUND_PAGE] ?? []].flat())];
}

function load(): CspHashes {
  try {
    return JSON.parse(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "csp-hashes.json"), "utf8"));
  } catch {
    return NONE;
  }
}
