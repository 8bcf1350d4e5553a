/** Kinds of participation in an event. */
export const EVENT_KINDS = ["PARTICIPATED", "SHARED"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Status of every stored participation. */
export const EVENT_PARTICIPATION_STATUS = "participated";

/** A participation in an event; one per phone number. */
export interface EventParticipation {
  readonly phoneNumber: string;
  readonly marketingAgreement: boolean;
  readonly userId: string | null;
  readonly status: typeof EVENT_PARTICIPATION_STATUS;
  readonly extraData?: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** What a participant enters. */
export type EventParticipationInput = Omit<EventParticipation, "status" | "createdAt">;

/**
 * Records a participation: a new one is created with status participated; a second submission with the same phone number
 * updates the existing record, whose creation time stays, and so does its consent to marketing: the box starts empty.
 */
export function participate(
  existing: EventParticipation | null,
  input: EventParticipationInput,
  now: Date,
): EventParticipation {
  const createdAt = existing?.createdAt ?? now.toISOString();
  const marketingAgreement = input.marketingAgreement || existing?.marketingAgreement === true;
  return { ...existing, ...input, marketingAgreement, status: EVENT_PARTICIPATION_STATUS, createdAt };
}
