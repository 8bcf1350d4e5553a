import { z } from "zod";
import type { StoredDocument } from "./records.ts";
import { FirestoreRefusal } from "./refusal.ts";

const cursor = z.strictObject({
  values: z.array(z.strictObject({ referenceValue: z.string() })).length(1),
  before: z.boolean().optional(),
});
/** The queries of the subset: one collection by the documents' names, page by page. */
export const queryBody = z.object({
  structuredQuery: z.strictObject({
    from: z.array(z.strictObject({ collectionId: z.string() })).length(1),
    orderBy: z
      .array(
        z.strictObject({
          field: z.strictObject({ fieldPath: z.literal("__name__") }),
          direction: z.literal("ASCENDING"),
        }),
      )
      .optional(),
    startAt: cursor.optional(),
    limit: z.int().positive().optional(),
  }),
});

/** The documents that a query finds. @throws FirestoreRefusal for a query that the subset does not have */
export function findDocuments(
  documents: ReadonlyMap<string, StoredDocument>,
  body: unknown,
  pathOf: (name: string) => string,
): { collection: string; found: StoredDocument[] } {
  const parsed = queryBody.safeParse(body);
  if (!parsed.success) throw new FirestoreRefusal("INVALID_ARGUMENT");
  const { from, startAt, limit } = parsed.data.structuredQuery;
  const collection = from[0]?.collectionId ?? "";
  const start = startAt ? pathOf(startAt.values[0]?.referenceValue ?? "") : null;
  const found = [...documents.values()]
    .filter(
      ({ path }) =>
        path.startsWith(`${collection}/`) && (start === null || path > start || (path === start && startAt?.before)),
    )
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return { collection, found: found.slice(0, limit) };
}
