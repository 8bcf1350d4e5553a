import { createHash } from "node:crypto";
import { DAY } from "@pkg/domain";
import { z } from "zod";
import { MessageNotSent, type MessageSender, type TextMessage } from "./port.ts";
import { createSolapiClient, type SolapiConfig } from "./solapi-client.ts";

export type { SolapiConfig } from "./solapi-client.ts";

/** How far back an earlier sending of the same key is looked for. The job queue gives up long before. */
const LOOK_BACK_MS = 7 * DAY;
const PAGE = "100";
const MAX_PAGES = 10;

const listSchema = z.object({
  messageList: z.record(z.string(), z.object({ customFields: z.record(z.string(), z.unknown()).nullish() })),
  nextKey: z.string().nullish(),
});
const sentSchema = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string(), statusMessage: z.string() })),
  groupInfo: z.object({ groupId: z.string() }),
});

/**
 * Sends messages over Solapi's REST API. Solapi knows no idempotency key, so ours travels in `customFields`
 * and what was already sent to that phone is read first: a message whose answer was lost is not sent again.
 * @throws TypeError for a configuration that cannot work.
 */
export function createSolapiSender(config: SolapiConfig, now: () => Date = () => new Date()): MessageSender {
  if (!URL.canParse(config.apiBaseUrl)) throw new TypeError("Solapi: apiBaseUrl must be a URL.");
  if (!/^\d{8,12}$/.test(config.sender)) throw new TypeError("Solapi: sender must be 8 to 12 digits.");
  const call = createSolapiClient(config, now);

  const wasSent = async (key: string, to: string): Promise<boolean> => {
    const startDate = new Date(now().getTime() - LOOK_BACK_MS).toISOString();
    let startKey: string | null | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { to, startDate, dateType: "CREATED", limit: PAGE, ...(startKey ? { startKey } : {}) };
      const list = read(listSchema, await call({ method: "GET", path: "/messages/v4/list", query }));
      if (Object.values(list.messageList).some((message) => message.customFields?.key === key)) return true;
      startKey = list.nextKey;
      if (!startKey) return false;
    }
    throw new MessageNotSent("Solapi: too many messages to this phone to tell whether this one was sent.");
  };

  const send = async ({ key: own, to, text }: TextMessage, more: object): Promise<void> => {
    const key = carriedKey(own);
    if (!/^01\d{8,9}$/.test(to)) throw new MessageNotSent("Solapi: not a Korean mobile number.");
    if (await wasSent(key, to)) return;
    const body = { messages: [{ to, from: config.sender, text, customFields: { key }, ...more }] };
    const sent = read(sentSchema, await call({ method: "POST", path: "/messages/v4/send-many/detail", body }));
    const [failed] = sent.failedMessageList;
    if (failed) throw new MessageNotSent(`Solapi: ${failed.statusCode} ${failed.statusMessage}.`);
  };

  return {
    sendText: async (message) => send(message, {}),
    async sendTalk({ template, variables, ...message }) {
      const named = Object.fromEntries(Object.entries(variables).map(([name, value]) => [`#{${name}}`, value]));
      const { pfId, templates } = config.talk;
      // We send the text message ourselves, so that its state is ours to know.
      const kakaoOptions = { pfId, templateId: templates[template], variables: named, disableSms: true };
      await send(message, { kakaoOptions });
    },
  };
}

/** A custom field holds 100 characters: a longer key travels as its hash, so that no message fails for its key. */
const carriedKey = (key: string): string => (key.length > 100 ? createHash("sha256").update(key).digest("hex") : key);

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new MessageNotSent("Solapi: unexpected answer.");
}
