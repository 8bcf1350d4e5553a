/** The page's reaction to an error, besides showing it. */
export type ErrorReaction =
  /** Only show it. */
  | { readonly kind: "TELL" }
  /** Go to the account service with `next`. */
  | { readonly kind: "LOGIN" }
  /** Offer a retry; the input is kept. */
  | { readonly kind: "RETRY" }
  /** Put the focus on the field the details name. */
  | { readonly kind: "FOCUS_FIELD" }
  /** Replace the page, with a guard against loops; the draft is kept. */
  | { readonly kind: "REDIRECT"; readonly to: string }
  /** Offer a product of the same conditions and confirm its price again. */
  | { readonly kind: "SWAP_PRODUCT" }
  /** Go to the first step that is wrong. */
  | { readonly kind: "FIRST_WRONG_STEP" }
  /** Look the order up, then complete it or let the buyer try again; never pay again meanwhile. */
  | { readonly kind: "LOOK_UP_ORDER" }
  /** Stay, with the chosen way to pay. */
  | { readonly kind: "KEEP_SELECTION" }
  /** The order is paid: go to the applicant form. */
  | { readonly kind: "APPLICANT_FORM" }
  /** Offer to send a new code. */
  | { readonly kind: "NEW_CODE" }
  /** Offer to share the event. */
  | { readonly kind: "SHARE" };

export type ErrorReactionKind = ErrorReaction["kind"];

/** Korean text of an error and what the page does. */
export interface ErrorCopy {
  readonly message: string;
  readonly reaction: ErrorReaction;
}
