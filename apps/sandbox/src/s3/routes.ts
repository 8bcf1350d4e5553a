import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxContext } from "../context.ts";
import { s3Refusal } from "./auth.ts";
import { listObjects } from "./list.ts";

const STATUS: Readonly<Record<string, number>> = { NoSuchBucket: 404, NoSuchKey: 404, XAmzContentSHA256Mismatch: 400 };
const MESSAGES: Readonly<Record<string, string>> = {
  NoSuchBucket: "The specified bucket does not exist",
  SignatureDoesNotMatch: "The request signature we calculated does not match the signature you provided.",
};

type ObjectRequest = FastifyRequest<{ Params: { bucket: string; "*"?: string }; Querystring: Record<string, string> }>;

/** The subset of S3 that the product uses, with path-style addresses below /s3: put, get (also a range), delete, list. */
export function s3Routes(app: FastifyInstance, context: SandboxContext): void {
  const { options, s3Objects } = context;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 16 * 1024 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook("preHandler", async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const code = s3Refusal(options, { method: request.method, url: request.url, headers: request.headers, body });
    if (code) return refuse(reply, code);
    if ((request as ObjectRequest).params.bucket !== options.s3Bucket) return refuse(reply, "NoSuchBucket");
  });

  app.put("/s3/:bucket/*", (request: ObjectRequest, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const contentType = request.headers["content-type"] ?? "application/octet-stream";
    s3Objects.set(keyOf(request), { body, contentType, storedAt: new Date() });
    return reply.code(200).send();
  });

  app.get("/s3/:bucket/*", (request: ObjectRequest, reply) => {
    if (keyOf(request) === "") {
      const { bucket } = request.params;
      return reply.type("application/xml").send(listObjects(s3Objects, bucket, request.query));
    }
    const found = s3Objects.get(keyOf(request));
    if (!found) return refuse(reply, "NoSuchKey");
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    reply.type(found.contentType).header("last-modified", found.storedAt.toUTCString());
    if (start === undefined) return reply.send(found.body);
    return reply.code(206).send(found.body.subarray(Number(start), Number(end) + 1));
  });

  app.delete("/s3/:bucket/*", (request: ObjectRequest, reply) => {
    s3Objects.delete(keyOf(request));
    return reply.code(204).send();
  });
}

const keyOf = (request: ObjectRequest): string => request.params["*"] ?? "";

function refuse(reply: FastifyReply, code: string): FastifyReply {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${MESSAGES[code] ?? code}</Message></Error>`;
  return reply
    .code(STATUS[code] ?? 403)
    .type("application/xml")
    .send(xml);
}
