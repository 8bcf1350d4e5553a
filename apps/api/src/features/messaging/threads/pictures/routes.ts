import multipart from "@fastify/multipart";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { makeCtx, visitorOf } from "../../../../lib/callers/ctx.ts";
import { receiveFile } from "../../../../lib/files/receive-file.ts";
import { signedQuery, threadParams } from "../schemas.ts";
import { openPicture } from "./open-picture.ts";
import { receivePicture } from "./receive-picture.ts";

/** Where signed URLs of pictures lead. They carry their own proof, so they stand outside the contract. */
export function messagePictureRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const schema = { hide: true, params: threadParams, querystring: signedQuery };
  return async (app) => {
    await app.register(multipart);

    app.post("/message-pictures/:id", { schema }, async (request, reply) => {
      await receivePicture(
        makeCtx(deps, visitorOf(request)),
        request.params.id,
        request.query,
        receiveFile(request, "사진을 보내 주세요."),
      );
      return reply.status(204).send();
    });

    app.get("/message-pictures/:id", { schema }, async (request, reply) =>
      show(reply, await openPicture(makeCtx(deps, visitorOf(request)), request.params.id, request.query, false)),
    );

    app.get("/message-pictures/:id/staff", { schema }, async (request, reply) =>
      show(reply, await openPicture(makeCtx(deps, visitorOf(request)), request.params.id, request.query, true)),
    );
  };
}

function show(reply: FastifyReply, { body, type }: Awaited<ReturnType<typeof openPicture>>) {
  return reply
    .type(type)
    .header("cache-control", "private, max-age=3600")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("content-disposition", "inline; filename=picture")
    .send(body);
}
