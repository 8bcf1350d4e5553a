import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import type { StoredMessage } from "./records.ts";

const message = z.strictObject({
  to: z.string(),
  from: z.string(),
  text: z.string().min(1),
  type: z.enum(["SMS", "LMS", "ATA"]).optional(),
  autoTypeDetect: z.boolean().optional(),
  customFields: z.record(z.string().max(30), z.string().max(100)).optional(),
  kakaoOptions: z
    .strictObject({
      pfId: z.string(),
      templateId: z.string(),
      variables: z.record(z.string(), z.string()).optional(),
      disableSms: z.boolean().optional(),
    })
    .optional(),
});

/** Body of POST /messages/v4/send-many/detail, with the supported fields. */
export const sendManyBody = z.strictObject({
  messages: z.array(message).min(1).max(10_000),
  allowDuplicates: z.boolean().optional(),
});
type MessageInput = z.infer<typeof message>;

/** Phones with this ending have no KakaoTalk, to test the fallback to text messages. */
const WITHOUT_TALK = "9999";
const ACCOUNT = "26112000000001";

/** Accepts messages and reports the refused ones, as Solapi's detailed sending does. */
export function sendMany(context: SandboxContext, body: z.infer<typeof sendManyBody>) {
  const groupId = vendorId("G4V");
  const sentAt = new Date();
  const failedMessageList = [];
  const numbers = new Set<string>();
  for (const input of body.messages) {
    const problem = refusalOf(context, input, body.allowDuplicates === true ? new Set() : numbers);
    numbers.add(input.to);
    const type = input.kakaoOptions ? "ATA" : (input.type ?? (byteLength(input.text) > 90 ? "LMS" : "SMS"));
    const messageId = vendorId("M4V");
    const { to, from, customFields = {} } = input;
    if (problem !== null) {
      failedMessageList.push({
        to,
        from,
        type,
        country: "82",
        messageId,
        accountId: ACCOUNT,
        customFields,
        ...problem,
      });
      continue;
    }
    const stored: StoredMessage = {
      messageId,
      groupId,
      type,
      to,
      from,
      text: fillIn(input),
      customFields,
      templateId: input.kakaoOptions?.templateId ?? null,
      sentAt,
    };
    context.messages.push(stored);
  }
  const failed = failedMessageList.length;
  const total = body.messages.length;
  return {
    failedMessageList,
    groupInfo: {
      groupId,
      accountId: ACCOUNT,
      apiVersion: "4",
      status: "SENDING",
      allowDuplicates: body.allowDuplicates ?? false,
      count: { total, registeredSuccess: total - failed, registeredFailed: failed },
      dateCreated: sentAt.toISOString(),
      dateUpdated: sentAt.toISOString(),
    },
  };
}

function refusalOf(context: SandboxContext, input: MessageInput, earlier: ReadonlySet<string>) {
  if (input.from !== context.options.solapiSender) return { statusCode: "1062", statusMessage: "발신번호 미등록" };
  if (!/^01[016789]\d{7,8}$/.test(input.to)) return { statusCode: "1022", statusMessage: "수신번호 형식 오류" };
  if (input.kakaoOptions && input.to.endsWith(WITHOUT_TALK)) {
    return { statusCode: "3104", statusMessage: "카카오톡 미사용자" };
  }
  if (earlier.has(input.to)) return { statusCode: "1026", statusMessage: "중복 수신번호" };
  return null;
}

/** Fills a talk message's variables into its template, where they are written as #{name}. */
function fillIn({ text, kakaoOptions }: MessageInput): string {
  return Object.entries(kakaoOptions?.variables ?? {}).reduce(
    (filled, [name, value]) => filled.replaceAll(name.startsWith("#{") ? name : `#{${name}}`, value),
    text,
  );
}

/** Bytes as carriers count them: two for a Korean letter, one for ASCII. */
function byteLength(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 127 ? 2 : 1), 0);
}

function vendorId(prefix: "G4V" | "M4V"): string {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  return `${prefix}${time}${randomBytes(8).toString("hex").toUpperCase()}`;
}
