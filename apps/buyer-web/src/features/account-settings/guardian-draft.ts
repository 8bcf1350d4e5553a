import { isSentCode, type SentCode } from "@pkg/web/features/phone-code/sent-code";
import { versionedDraft } from "@pkg/web/platform/session/versioned-draft";
import { isFlag, isText, keptFields, orNull } from "@pkg/web/platform/storage/kept-fields";
import type { GuardianValues } from "./guardian-form";

const keptGuardian = keptFields<GuardianValues & { sent: SentCode | null }>({
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
