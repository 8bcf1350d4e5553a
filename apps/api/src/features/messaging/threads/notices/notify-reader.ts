import type { ClassSide } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import type { lockThread } from "../repository.ts";
import { isDayOld, markTold } from "./repository.ts";

/** Whoever has the page open reads it meanwhile, and hears of it there. */
const WAIT_SECONDS = 2 * 60;

interface Sent {
  thread: Awaited<ReturnType<typeof lockThread>>;
  number: number;
  /** The sender's. */
  side: ClassSide;
}

/** Tells the other side by message of a new one: not again until it has read that, or a day has passed. */
export async function notifyReader({ jobs }: Ctx, tx: Transaction, { thread, number, side }: Sent): Promise<void> {
  const reader: ClassSide = side === "BUYER" ? "TUTOR" : "BUYER";
  const [told, read] = reader === "BUYER" ? [thread.buyerTold, thread.buyerRead] : [thread.tutorTold, thread.tutorRead];
  if (told > read && !(await isDayOld(tx, thread.id, told))) return;
  await markTold(tx, thread.id, reader, number);
  const payload = { threadId: thread.id, reader, number };
  const key = `message:${thread.id}:${reader}:${number}`;
  await jobs.send(tx, { name: "message.notice", key, payload, delaySeconds: WAIT_SECONDS });
}
