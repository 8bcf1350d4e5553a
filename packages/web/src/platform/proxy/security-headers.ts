/** Security headers of every response besides the policy. */
export function securityHeaders(options: {
  readonly framed: boolean;
  readonly secure: boolean;
  /** Whether the page may ask for the microphone. */
  readonly microphone?: boolean;
  /** Whether the page keeps in touch with the windows that it opens. */
  readonly popups?: boolean;
}): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `camera=(), geolocation=(), microphone=(${options.microphone ? "self" : ""}), payment=(), usb=()`,
    "cross-origin-opener-policy": options.popups ? "same-origin-allow-popups" : "same-origin",
    ...(options.framed ? {} : { "x-frame-options": "DENY" }),
    ...(options.secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
