import type { ClassSide } from "@pkg/domain";
import { signUrl } from "../../tutors/screenings/sign-url.ts";
import type { MessageRow } from "./repository.ts";
import type { MessageWire } from "./schemas.ts";

const HOUR = 60 * 60;

export const picturePath = (id: string): string => `/api/message-pictures/${id}`;

interface Seen {
  authSecret: string;
  now: Date;
  /** STAFF also sees what is hidden. */
  by: ClassSide | "STAFF";
}

/** A message as one side sees it, or staff. */
export function toMessage(row: MessageRow, { authSecret, now, by }: Seen): MessageWire {
  const isShown = row.hiddenAt === null || by === "STAFF";
  const { pictureId, width, height } = row;
  const hasPicture = isShown && pictureId !== null && width !== null && height !== null;
  return {
    id: row.id,
    number: row.number,
    side: row.side,
    text: isShown ? row.text : "",
    picture: hasPicture ? { url: signPicture(authSecret, pictureId, now, by === "STAFF"), width, height } : null,
    isHidden: row.hiddenAt !== null,
    isReported: row.reportedBy !== null && (by === "STAFF" || row.reportedBy === by),
    createdAt: row.createdAt,
  };
}

/** The same address for a whole hour, so that a browser loads the picture once. Staff's shows hidden ones, too. */
function signPicture(authSecret: string, id: string, now: Date, isForStaff: boolean): string {
  const hour = Math.floor(now.getTime() / 1000 / HOUR);
  const expires = (hour + 2) * HOUR;
  const path = picturePath(id) + (isForStaff ? "/staff" : "");
  const signature = signUrl(authSecret, { method: "GET", path, expires });
  return `${path}?${new URLSearchParams({ expires: String(expires), signature })}`;
}
