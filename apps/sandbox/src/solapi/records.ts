export interface StoredMessage {
  messageId: string;
  groupId: string;
  type: "SMS" | "LMS" | "ATA";
  to: string;
  from: string;
  text: string;
  customFields: Record<string, string>;
  /** 알림톡 template, for talk messages only. */
  templateId: string | null;
  sentAt: Date;
}
