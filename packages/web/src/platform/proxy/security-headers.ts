/** Security headers of every response besides the policy. */
export function securityHeaders(options: {
  readonly framed: boolean;
  readonly secure: boolean;
  /** Whether the page may ask for the microphone. */
  readonly microphone?: boolean;
}): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `camera=(), geolocation=(), microphone=(${options.microphone ? "self" : ""}), payment=(), usb=()`,
    "cross-origin-opener-policy": "same-origin",
    ...(options.framed ? {} : { "x-frame-options": "DENY" }),
    ...(options.secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
