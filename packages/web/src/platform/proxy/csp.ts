import type { VendorSources } from "../vendors/vendor-sources";

export interface CspOptions {
  /** Fresh for every answer; left out on pages that were prerendered as a whole. */
  readonly nonce: string | null;
  /** Hashes of the inline scripts in the prerendered part of the page ("sha256-..."). */
  readonly hashes: readonly string[];
  /** Hashes of the style elements in prerendered pages or added at run time. */
  readonly styleHashes: readonly string[];
  /** Origins that may frame the page; none by default. */
  readonly frameAncestors?: readonly string[];
  /** Origins of vendors, by directive. */
  readonly sources?: VendorSources;
  /** Only over https: turn leftover http addresses into https. */
  readonly secure: boolean;
  /** The development server evaluates code and opens a socket. */
  readonly development?: boolean;
}

/** The kit's toasts (sonner) add one style element, empty at first and then with this text. A test notices when it changes. */
export const TOAST_STYLE_HASHES = [
  "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
] as const;

/** The Content-Security-Policy of one response: scripts by origin, nonce or hash, never `unsafe-inline`. */
export function contentSecurityPolicy(options: CspOptions): string {
  const { nonce, hashes, styleHashes, frameAncestors = [], sources = {}, secure, development = false } = options;
  const nonces = nonce ? [`'nonce-${nonce}'`] : [];
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...nonces, ...quoted(hashes), ...(development ? ["'unsafe-eval'"] : [])],
    "script-src-attr": ["'none'"],
    // Style attributes carry sizes and positions that are known only at run time; elements need the nonce.
    "style-src": ["'self'", ...(development ? ["'unsafe-inline'"] : [...nonces, ...quoted(styleHashes)])],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(development ? ["ws:"] : [])],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": frameAncestors.length > 0 ? frameAncestors : ["'none'"],
    ...(secure ? { "upgrade-insecure-requests": [] } : {}),
  };
  const names = new Set([...Object.keys(directives), ...Object.keys(sources)]);
  return [...names]
    .map((name) => [name, [...(directives[name] ?? ["'self'"]), ...(sources[name] ?? [])]] as const)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
