import type { EventParticipation } from "@pkg/domain";
import { type DocumentData, Timestamp } from "firebase/firestore/lite";

/** A participation as Firestore keeps it: `createdAt` is a timestamp there. */
export function toDocument({ createdAt, ...fields }: EventParticipation): DocumentData {
  return { ...fields, createdAt: Timestamp.fromDate(new Date(createdAt)) };
}

/** @throws Error for a document that is no participation: nobody but us writes, and the rules check what we write */
export function fromDocument(data: DocumentData): EventParticipation {
  const { createdAt, ...fields } = data;
  if (!(createdAt instanceof Timestamp)) throw new Error("A participation has no time.");
  return { ...(fields as Omit<EventParticipation, "createdAt">), createdAt: createdAt.toDate().toISOString() };
}
