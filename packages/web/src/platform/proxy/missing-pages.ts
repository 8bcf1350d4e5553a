import { type NextRequest, NextResponse } from "next/server";

type WebProxy = (request: NextRequest) => NextResponse;

/** No site has a page there: Next answers with its page for unknown addresses. */
const NOWHERE = "/nowhere";

/**
 * A proxy whose pages about things that there are not (a tutor who left) answer with 404 and the page of unknown addresses. A page
 * itself can't: its shell, and with it the status 200, is sent before it knows. What the client router asks for is left to the page.
 * @param isMissing asked with the path of each page that is opened; false when nobody can tell
 */
export function withMissingPages(
  proxy: WebProxy,
  isMissing: (path: string, headers: Headers) => Promise<boolean>,
): (request: NextRequest) => Promise<NextResponse> {
  return async (request) => {
    const response = proxy(request);
    const isPage = response.headers.has("x-middleware-next") && request.headers.get("sec-fetch-dest") !== "empty";
    if (!isPage || !(await isMissing(request.nextUrl.pathname, request.headers))) return response;
    const headers = new Headers(response.headers);
    headers.delete("x-middleware-next");
    headers.delete("link");
    headers.set("x-robots-tag", "noindex");
    return NextResponse.rewrite(new URL(NOWHERE, request.nextUrl), { headers });
  };
}
