import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { refuse } from "../errors/refuse.ts";

/** Writes what came in to a file; rejects unless all of it came. */
export type Receive = (write: (body: Readable) => Promise<void>, maxBytes: number) => Promise<void>;

/**
 * Reads the whole multipart body, with exactly one file: only then is it known that nothing was cut off. The route's plug-in has
 * registered @fastify/multipart.
 *
 * @param missing the sentence for a body without a file
 */
export function receiveFile(request: FastifyRequest, missing: string): Receive {
  return async (write, maxBytes) => {
    if (!request.isMultipart()) throw refusedFile(missing);
    const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20 };
    let files = 0;
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type !== "file") continue;
        files += 1;
        await write(part.file);
        if (part.file.truncated) throw refusedFile(`파일이 너무 커요. ${maxBytes / 1_000_000}MB까지 올릴 수 있어요.`);
      }
    } catch (error) {
      throw isOurs(error) ? error : refusedFile("파일이 다 오지 않았어요. 다시 올려 주세요.");
    }
    if (files === 0) throw refusedFile(missing);
  };
}

const refusedFile = (message: string) => refuse.invalidInput({ fields: [{ path: "file", message }] });

/** A refusal, the plug-in's own (limits), or a failing disk; everything else is a body that is broken or cut off. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ("status" in error || "statusCode" in error || "errno" in error);
}
