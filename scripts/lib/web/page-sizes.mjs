import { gzipSync } from "node:zlib";

const KIB = 1024;
const REDIRECTS = 3;

/**
 * The first-load JavaScript of a served page: all module scripts in its HTML, gzip, each once.
 * @param {string} url
 * @param {{ cookie?: string, cache?: Map<string, number> }} [options] `cookie` for pages that need a session; `cache` holds
 *   sizes by address, shared by the pages of one app
 * @returns {Promise<{ kib: number, scripts: number, url: string }>}
 * @throws Error when the page or a script isn't served
 */
export async function firstLoad(url, { cookie = "", cache = new Map() } = {}) {
  const { html, finalUrl } = await fetchPage(url, cookie);
  const addresses = moduleScripts(html).map((src) => new URL(src, finalUrl).href);
  let bytes = 0;
  for (const address of addresses) {
    const size = cache.get(address) ?? (await gzipSize(address));
    cache.set(address, size);
    bytes += size;
  }
  return { kib: bytes / KIB, scripts: addresses.length, url: finalUrl };
}

/**
 * The addresses of the scripts that a current browser loads with the HTML.
 * @param {string} html
 */
export function moduleScripts(html) {
  const tags = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
  const sources = tags.filter((tag) => !/\bnomodule\b/i.test(tag)).map((tag) => /\bsrc="([^"]+)"/i.exec(tag)?.[1]);
  return [...new Set(sources.filter((source) => source !== undefined))];
}

/** @param {string} url @param {string} cookie */
async function fetchPage(url, cookie) {
  let address = url;
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const response = await fetch(address, { redirect: "manual", headers: { cookie, accept: "text/html" } });
    const html = await response.text();
    const location = response.headers.get("location");
    if (response.status < 300) return { html, finalUrl: address };
    if (!location || response.status >= 400) throw new Error(`${address} answers ${response.status}`);
    address = new URL(location, address).href;
    if (new URL(address).origin !== new URL(url).origin) throw new Error(`${url} leads away to ${address}`);
  }
  throw new Error(`${url} redirects in a circle`);
}

/** @param {string} address */
async function gzipSize(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}
