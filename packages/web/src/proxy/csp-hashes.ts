import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Path of a prerendered page -> the hashes of its inline scripts. Written after the build by `scripts/finish-build.mjs`. */
export type CspHashes = Readonly<Record<string, readonly string[]>>;

/** The page that answers unknown addresses; its scripts are allowed wherever the address is not prerendered itself. */
export const NOT_FOUND_PAGE = "/_not-found";

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
    return {};
  }
}
