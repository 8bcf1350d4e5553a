import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import { askClock, type ClockAnswer } from "./ask-clock.ts";
import { clockPage } from "./clock-page.ts";

const input = z.object({ step: z.string() });

/** The product's time in a local run: a page with buttons, and the same as JSON for `npm run clock`. */
export function clockRoutes(app: FastifyInstance, { options }: SandboxContext): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get("/clock", async (_request, reply) => page(reply, await askClock(options.clockUrl)));
  app.post("/clock", async (request, reply) => page(reply, await move(request)));
  app.get("/sandbox/api/clock", async (_request, reply) => json(reply, await askClock(options.clockUrl)));
  app.post("/sandbox/api/clock", async (request, reply) => json(reply, await move(request)));

  async function move(request: FastifyRequest): Promise<ClockAnswer> {
    const { origin, host } = request.headers;
    if (origin && origin !== `http://${host}`) return { status: 403, message: "다른 사이트에서는 옮길 수 없어요." };
    const asked = input.safeParse(request.body);
    if (!asked.success) return { status: 400, message: "옮길 만큼을 step에 적어 주세요." };
    return askClock(options.clockUrl, asked.data.step);
  }
}

function page(reply: FastifyReply, answer: ClockAnswer) {
  return reply
    .code(answer.status)
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'",
    )
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(clockPage(answer));
}

const json = (reply: FastifyReply, answer: ClockAnswer) =>
  reply.code(answer.status).send("state" in answer ? answer.state : { message: answer.message });
