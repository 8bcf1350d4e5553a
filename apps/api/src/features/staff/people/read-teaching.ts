import { addKstMonths, lastDueMonth } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { listTutorClasses } from "../../lessons/tutor-classes/list-tutor-classes.ts";
import { getOwnPairings } from "../../matching/matches/proposals/get-pairing.ts";
import { getEarnings } from "../../payments/payouts/get-earnings.ts";
import { getPayoutAccount } from "../../payments/payouts/get-payout-account.ts";
import { findUnpaidMonth } from "../../payments/payouts/repository.ts";
import type { PersonTeaching } from "./teaching-schemas.ts";

/**
 * How it stands with what a person teaches, from what their own pages tell them.
 * @param at the present
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function readTeaching(db: Queryable, userId: string, at: Date): Promise<PersonTeaching> {
  const month = (await findUnpaidMonth(db, userId)) ?? addKstMonths(lastDueMonth(at), 1);
  const [classes, pairings, { account }, { payDay, net, payout }] = await Promise.all([
    listTutorClasses(db, userId, { onlyRunning: true }),
    getOwnPairings({ db }, userId),
    getPayoutAccount(db, userId, at),
    getEarnings(db, userId, { month, at }),
  ]);
  return {
    classes,
    openProposals: pairings.filter(({ isMatchable }) => isMatchable).length,
    accountRegisteredAt: account?.registeredAt ?? null,
    nextPayout: { month, payDay, net, status: payout?.status ?? null },
  };
}
