import { z } from "zod";
import type { SandboxContext } from "../context.ts";

/** Query of GET /messages/v4/list, with the supported filters. */
export const listQuery = z.strictObject({
  to: z.string().optional(),
  startDate: z.iso.datetime({ offset: true }).optional(),
  endDate: z.iso.datetime({ offset: true }).optional(),
  dateType: z.literal("CREATED").optional(),
  startKey: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(20),
});

/** One page of messages, newest first, keyed by message id, with the cursor of the next page. */
export function listMessages(context: SandboxContext, query: z.infer<typeof listQuery>) {
  const from = query.startDate === undefined ? 0 : Date.parse(query.startDate);
  const until = query.endDate === undefined ? Number.POSITIVE_INFINITY : Date.parse(query.endDate);
  const found = context.messages
    .filter(({ to, sentAt }) =>
      query.to === undefined || to === query.to.replaceAll("-", "") ? within(sentAt) : false,
    )
    .toReversed();
  function within(date: Date): boolean {
    return date.getTime() >= from && date.getTime() <= until;
  }
  const first = query.startKey === undefined ? 0 : found.findIndex((one) => one.messageId === query.startKey);
  const page = first < 0 ? [] : found.slice(first, first + query.limit);
  const next = first < 0 ? undefined : found[first + query.limit];
  return {
    startKey: query.startKey ?? null,
    nextKey: next?.messageId ?? null,
    limit: query.limit,
    messageList: Object.fromEntries(
      page.map(({ sentAt, templateId, ...message }) => [
        message.messageId,
        {
          ...message,
          _id: message.messageId,
          country: "82",
          statusCode: "4000",
          status: "COMPLETE",
          replacement: false,
          kakaoOptions: { templateId },
          dateCreated: sentAt.toISOString(),
          dateUpdated: sentAt.toISOString(),
        },
      ]),
    ),
  };
}
