import { APPLICANT_CONSENTS, type ConsentKey } from "@pkg/domain";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { keptFields, listOf, oneOf } from "@pkg/web/platform/storage/kept-fields";

const parse = keptFields<{ agreed: ConsentKey[] }>({
  agreed: listOf(oneOf<ConsentKey>(APPLICANT_CONSENTS.map(({ key }) => key))),
});

/** What was ticked in an application and not sent, in this tab: the recorder is a page of its own. */
export const consentsDraft = (applicantId: string) => ownDraft(`applicant-consents:${applicantId}`, parse);
