import { formatPhone } from "@pkg/domain";

/** The name of somebody who has closed the account. */
export const GONE_NAME = "탈퇴한 회원";

/** Who somebody is, in one name. */
export const personName = ({ name }: { name: string | null }): string => name ?? GONE_NAME;

/** A phone number as people write it, or a dash. */
export const phoneText = (phone: string | null): string => (phone ? formatPhone(phone) : "-");

/** The last four digits of a phone number, as lists show them, or a dash. A row's page has the whole number. */
export const phoneEndText = (end: string | null): string => (end ? `끝자리 ${end}` : "-");

/** Whom an act is about, in the words of its confirmation: "김민정 님(010-0000-0002)". */
export const whomText = ({ name, phoneNumber }: { name: string | null; phoneNumber: string | null }): string =>
  `${personName({ name })} 님(${phoneText(phoneNumber)})`;
