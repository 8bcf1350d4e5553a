/** The class that a page is about, and the link that opens it; without one the session does. */
export interface ClassAccess {
  readonly matchId: string;
  readonly token: string | null;
}

/** The header of calls that a link opens. */
export const linkHeaders = ({ token }: ClassAccess) => (token === null ? {} : { headers: { "x-link": token } });
