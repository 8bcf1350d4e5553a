import { versionedDraft } from "@pkg/web/platform/session/versioned-draft";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { type Guard, isFlag, isText, keptFields, orNull } from "@pkg/web/platform/storage/kept-fields";
import type { GuardianCode, GuardianValues } from "./guardian-form";

const isSentCode: Guard<GuardianCode> = (value): value is GuardianCode =>
  isRecord(value) && isText(value.id) && isText(value.phoneNumber);

const keptGuardian = keptFields<GuardianValues & { sent: GuardianCode | null }>({
  name: isText,
  phoneNumber: isText,
  code: isText,
  guardianConsent: isFlag,
  sent: orNull(isSentCode),
});

/**
 * What was entered about the guardian and not saved, in this tab, with the code that was sent: a phone that shows the message may
 * load the page anew.
 * @param version the stored version that the form shows
 */
export const guardianDraft = (version: string) => versionedDraft("guardian", version, keptGuardian);
