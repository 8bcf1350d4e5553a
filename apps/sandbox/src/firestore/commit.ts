import { z } from "zod";
import { type FirestoreState, plainFields, type StoredDocument, type WireFields } from "./records.ts";
import { FirestoreRefusal } from "./refusal.ts";
import type { Access } from "./rules/allows.ts";

const fields = z.record(z.string(), z.record(z.string(), z.unknown()));
const precondition = z.strictObject({ exists: z.boolean().optional(), updateTime: z.string().optional() });
const write = z.strictObject({
  update: z.strictObject({ name: z.string(), fields: fields.optional() }).optional(),
  delete: z.string().optional(),
  updateMask: z.strictObject({ fieldPaths: z.array(z.string()).optional() }).optional(),
  currentDocument: precondition.optional(),
});
/** What the subset knows of a commit. No transforms: the product sends none. */
export const commitBody = z.object({ writes: z.array(write).min(1).max(500) });
type Write = z.infer<typeof write>;

/** Denies what the rules don't allow. @throws FirestoreRefusal */
export type CheckAccess = (access: Omit<Access, "auth">) => void;

/** All writes or none. @throws FirestoreRefusal for a precondition that fails, or an access that is denied */
export function commit(
  { documents }: FirestoreState,
  { writes }: z.infer<typeof commitBody>,
  { pathOf, check, now }: { pathOf: (name: string) => string; check: CheckAccess; now: string },
): { updateTime: string }[] {
  const changes = writes.map((one) => {
    const path = pathOf(one.update?.name ?? one.delete ?? "");
    const stored = documents.get(path);
    checkPrecondition(one, stored);
    const after = one.update ? changed(one, stored) : null;
    const before = stored ? plainFields(stored.fields) : null;
    const method = after === null ? "delete" : stored ? "update" : "create";
    check({ method, path: path.split("/"), before, after: after && plainFields(after) });
    return { path, after, createTime: stored?.createTime ?? now };
  });
  for (const { path, after, createTime } of changes) {
    if (after) documents.set(path, { path, fields: after, createTime, updateTime: now });
    else documents.delete(path);
  }
  return changes.map(() => ({ updateTime: now }));
}

function checkPrecondition({ currentDocument }: Write, stored: StoredDocument | undefined): void {
  if (currentDocument?.exists === false && stored) throw new FirestoreRefusal("ALREADY_EXISTS");
  if (currentDocument?.exists === true && !stored) throw new FirestoreRefusal("NOT_FOUND");
  const { updateTime } = currentDocument ?? {};
  if (updateTime === undefined) return;
  if (!stored || instantOf(stored.updateTime) !== instantOf(updateTime))
    throw new FirestoreRefusal("FAILED_PRECONDITION");
}

/** Clients write nanoseconds, the server microseconds. */
const instantOf = (time: string) => time.replace(/(\.\d+)?Z$/, (_all, part = ".") => String(part).padEnd(10, "0"));

function changed({ update, updateMask }: Write, stored: StoredDocument | undefined): WireFields {
  const given = update?.fields ?? {};
  if (!updateMask) return given;
  const merged = { ...stored?.fields };
  for (const path of updateMask.fieldPaths ?? []) {
    const value = given[path];
    if (value) merged[path] = value;
    else delete merged[path];
  }
  return merged;
}
