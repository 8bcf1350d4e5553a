import { createServer } from "node:http";
import type { Page } from "@playwright/test";

/** The origin that the stack lets frame the pages below /framer (scripts/lib/stack/local-env.mjs). */
export const LISTED_PORT = 4097;

export interface OtherSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** Another site: its one page frames whatever its address names, and writes the heights that it is told into its title. */
export async function startOtherSite(port = 0): Promise<OtherSite> {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? "/", "http://other").searchParams.get("framed") ?? "";
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>-</title><iframe style="width:100%;height:60rem" src="${framed.replaceAll("&", "&amp;")}"></iframe>
      <script>addEventListener("message", ({ data, origin }) => { document.title = origin + " " + JSON.stringify(data); });</script>`);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const used = typeof address === "object" && address ? address.port : port;
  return {
    origin: `http://127.0.0.1:${used}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Opens a page of ours in the frame of another site. */
export async function openFramed(page: Page, site: OtherSite, url: string) {
  await page.goto(`${site.origin}/?framed=${encodeURIComponent(url)}`);
  return page.frameLocator("iframe");
}
