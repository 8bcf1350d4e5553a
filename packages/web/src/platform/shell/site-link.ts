/** A page of the site itself. */
export type SiteLink = { readonly href: string; readonly label: string };
