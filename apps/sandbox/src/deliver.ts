import type { FastifyReply } from "fastify";
import type { SandboxContext } from "./context.ts";
import type { ActiveFault } from "./faults.ts";

/** The answer of a call, and the webhook that follows its work. */
export interface Result {
  status: number;
  body: unknown;
  /** Sends the webhook when the work is done: before, with or after the answer, depending on the outcome. */
  webhook?: () => Promise<void>;
}

export interface Work {
  /** Marks the work as started, for outcomes that finish it late. */
  begin?: () => void;
  /** Synchronous, so that two concurrent calls can never both see "not yet done". */
  run: () => Result;
  fault: ActiveFault | null;
  webhookFirst?: boolean;
}

/**
 * Answers one call under its fault: drops the connection or withholds the answer, before or after the work.
 * Without a fault it does the work and answers.
 */
export async function deliver(context: SandboxContext, reply: FastifyReply, work: Work): Promise<FastifyReply> {
  const { fault } = work;
  const hangMs = fault?.hangMs ?? context.options.hangMs;
  const socket = reply.raw.socket ?? undefined;
  switch (fault?.mode) {
    case "drop-before-charge":
      return drop(reply);
    case "hang-before-charge":
      await context.waits.pause(hangMs, socket);
      return drop(reply);
    case "server-error":
      return reply.code(500).type("text/html; charset=utf-8").send("<h1>500 Internal Server Error</h1>");
    case "drop-after-charge":
      void work.run().webhook?.();
      return drop(reply);
    case "hang-after-charge": {
      const result = work.run();
      void result.webhook?.();
      if ((await context.waits.pause(hangMs, socket)) !== "elapsed") return drop(reply);
      return reply.code(result.status).send(result.body);
    }
    case "charge-late": {
      work.begin?.();
      // Not tied to the socket: the work happens even though the caller gave up.
      if ((await context.waits.pause(hangMs)) === "cleared") return drop(reply);
      const result = work.run();
      void result.webhook?.();
      return reply.code(result.status).send(result.body);
    }
  }
  const result = work.run();
  if (work.webhookFirst) await result.webhook?.();
  else reply.raw.once("close", () => void result.webhook?.());
  return reply.code(result.status).send(result.body);
}

function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
