import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";

/** What a proxy may say of the caller. */
const TOLD = [
  "forwarded",
  "x-real-ip",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
] as const;

type Trust = (address: string) => boolean;

/** @throws TypeError for an entry that is neither an address nor a range */
export function trustOf(proxies: readonly string[]): Trust {
  const trust = compile([...proxies]);
  return (address) => trust(address, 0);
}

/**
 * Makes `X-Forwarded-For` end with the peer's address, after what a listed proxy says of those before it. What any other peer
 * says of addresses is dropped.
 */
export function correctForwarded(headers: IncomingHttpHeaders, peer: string, isTrusted: Trust): void {
  if (!isTrusted(peer)) for (const name of TOLD) delete headers[name];
  const before = headers["x-forwarded-for"];
  headers["x-forwarded-for"] = before ? `${before}, ${peer}` : peer;
}

/**
 * Corrects every request of this process before Next sees it: a handler of Next knows the headers alone, not the connection.
 * @param proxies addresses or ranges of the proxies in front of this site
 */
export function correctForwardedAddresses(proxies: readonly string[]): void {
  const isTrusted = trustOf(proxies);
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    correctForwarded(request.headers, request.socket.remoteAddress ?? "", isTrusted);
  });
}
