import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** An answer that was written out once: as it is, compressed when that is worth it, and named by its content. */
export interface PreparedAnswer {
  etag: string;
  plain: string;
  compressed: { gzip: Buffer; br: Buffer } | null;
}

/** A shorter answer travels in one packet anyway. In UTF-16 units. */
const COMPRESSED_FROM = 1_000;

/** @param previous what was prepared before: it is kept when nothing has changed, since compressing is the dear part. */
export async function prepareAnswer(content: unknown, previous?: PreparedAnswer): Promise<PreparedAnswer> {
  const plain = JSON.stringify(content);
  if (previous?.plain === plain) return previous;
  // Weak: the encodings differ in their bytes.
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { etag, plain, compressed: plain.length < COMPRESSED_FROM ? null : await compress(plain) };
}

async function compress(plain: string) {
  const [zipped, brotli] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain)]);
  return { gzip: zipped, br: brotli };
}

/** Answers 304 to somebody who has it already, else the smallest encoding that they read. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  reply.header("etag", answer.etag).header("cache-control", "no-cache").header("vary", "accept-encoding");
  if (request.headers["if-none-match"]?.includes(answer.etag)) return reply.status(304).send();
  reply.type("application/json; charset=utf-8");
  const accepted = request.headers["accept-encoding"] ?? "";
  const { plain, compressed } = answer;
  if (compressed && accepted.includes("br")) return reply.header("content-encoding", "br").send(compressed.br);
  if (compressed && accepted.includes("gzip")) return reply.header("content-encoding", "gzip").send(compressed.gzip);
  return reply.send(plain);
}
