import { type ActTargetKind, mayReadActTarget, type StaffRole } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { type Finders, type TargetSource, targetSource } from "./describe-targets.ts";
import { ORDER_FINDERS } from "./order-target-repository.ts";
import { PEOPLE_FINDERS } from "./people-target-repository.ts";

const FINDERS: Finders = { ...PEOPLE_FINDERS, ...ORDER_FINDERS };

/** What an act was done to: the id of its page, and its name as it is now. */
export interface ActTarget {
  readonly kind: ActTargetKind;
  readonly id: string;
  /** Null where it has none: an account without a name. */
  readonly name: string | null;
}

const FORMS = { uuid: /^[0-9a-f-]{36}$/, integer: /^\d{1,9}$/, text: /./ } as const;

interface Act {
  readonly action: string;
  readonly targetId: string;
}

/**
 * Finds what acts were done to. The log itself keeps ids alone, so that it holds nothing personal: who somebody is, is told to
 * those whose roles let them read it elsewhere.
 * @returns a look-up by act; null for what has no page, for what is there no more, and for what is not theirs to read
 */
export async function findTargets(
  db: Queryable,
  acts: readonly Act[],
  roles: readonly StaffRole[],
): Promise<(act: Act) => ActTarget | null> {
  const idsOf = new Map<TargetSource, Set<string>>();
  for (const { action, targetId } of acts) {
    const source = targetSource(action);
    if (!source || !FORMS[FINDERS[source].ids].test(targetId) || !mayReadActTarget(FINDERS[source].kind, roles))
      continue;
    idsOf.set(source, (idsOf.get(source) ?? new Set()).add(targetId));
  }
  const found = [...idsOf].map(async ([source, ids]) => {
    const { kind, find } = FINDERS[source];
    const rows = await find(db, [...ids]);
    return rows.map(({ key, id, name }) => [`${source} ${key}`, { kind, id, name }] as const);
  });
  const targets = new Map<string, ActTarget>((await Promise.all(found)).flat());
  return ({ action, targetId }) => targets.get(`${targetSource(action)} ${targetId}`) ?? null;
}
