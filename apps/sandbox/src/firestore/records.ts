/** A value as Firestore's REST interface writes it: one key says its type. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

/** A stored document, by its path below the database's documents: "find-your-tutor/abc". */
export interface StoredDocument {
  path: string;
  fields: WireFields;
  /** RFC 3339 with microseconds, as Firestore answers them. */
  createTime: string;
  updateTime: string;
}

/** Who signed in: the claims that rules read. */
export interface FirebaseSession {
  uid: string;
  claims: Readonly<Record<string, unknown>>;
  expiresAt: number;
}

/** What the sandbox's Firebase holds. */
export interface FirestoreState {
  documents: Map<string, StoredDocument>;
  /** By id token. */
  sessions: Map<string, FirebaseSession>;
  /** By refresh token. */
  renewals: Map<string, Omit<FirebaseSession, "expiresAt">>;
}

export const createFirestoreState = (): FirestoreState => ({
  documents: new Map(),
  sessions: new Map(),
  renewals: new Map(),
});

/** A wire value as rules and pages read it. @throws Error for a type that the subset does not have */
export function plainValue(value: WireValue): unknown {
  const [[type, inner] = []] = Object.entries(value);
  switch (type) {
    case "nullValue":
      return null;
    case "stringValue":
    case "booleanValue":
    case "doubleValue":
      return inner;
    case "integerValue":
      return Number(inner);
    case "timestampValue":
      return new Date(String(inner));
    case "arrayValue":
      return ((inner as { values?: WireValue[] }).values ?? []).map(plainValue);
    case "mapValue":
      return plainFields((inner as { fields?: WireFields }).fields ?? {});
    default:
      throw new Error(`The sandbox stores no ${type}.`);
  }
}

export function plainFields(fields: WireFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}
