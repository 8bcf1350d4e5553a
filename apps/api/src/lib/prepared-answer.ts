import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** An answer that was written out once: as it is, compressed, and named by its content. */
export interface PreparedAnswer {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

/** @param previous what was prepared before: it is kept when nothing has changed, since compressing is the dear part. */
export async function prepareAnswer(content: unknown, previous?: PreparedAnswer): Promise<PreparedAnswer> {
  const plain = Buffer.from(JSON.stringify(content));
  if (previous?.plain.equals(plain)) return previous;
  const [zipped, brotli] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain)]);
  // Weak: the encodings differ in their bytes.
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { etag, plain, gzip: zipped, br: brotli };
}

/** Answers 304 to somebody who has it already, else the smallest encoding that they read. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  reply.header("etag", answer.etag).header("cache-control", "no-cache").header("vary", "accept-encoding");
  if (request.headers["if-none-match"]?.includes(answer.etag)) return reply.status(304).send();
  reply.type("application/json; charset=utf-8");
  const accepted = request.headers["accept-encoding"] ?? "";
  if (accepted.includes("br")) return reply.header("content-encoding", "br").send(answer.br);
  if (accepted.includes("gzip")) return reply.header("content-encoding", "gzip").send(answer.gzip);
  return reply.send(answer.plain);
}
