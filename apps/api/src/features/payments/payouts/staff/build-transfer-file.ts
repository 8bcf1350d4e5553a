import { BANKS, CSV_BOM, csvLine, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { unseal } from "../../../../secrets/sealed-text.ts";
import { ACCOUNT_PURPOSE } from "../save-payout-account.ts";
import { findSentPayouts, hasFile } from "./file-repository.ts";

const HEAD = ["입금은행코드", "입금은행", "입금계좌번호", "입금액(원)", "예상예금주", "받는통장표시", "지급번호"];

/**
 * What the bank takes for a bulk transfer: one row for each payout of the file that is not settled. The only way an account
 * number leaves; each time is recorded.
 * @throws ApiError 404 for no such file; 409 class 50004 when all of it is settled
 */
export async function buildTransferFile(
  { db, now, config, actor }: Ctx<"staff">,
  id: string,
): Promise<{ name: string; text: string }> {
  return db.transaction(async (tx) => {
    if (!(await hasFile(tx, id))) throw refuse.notFound();
    const sent = await findSentPayouts(tx, id);
    if (sent.length === 0) throw refuse.notNow("이 파일의 이체는 모두 처리했어요.");
    await recordAct(tx, actor, { action: "payout.file-taken", targetId: id });
    const lines = sent.map(({ id: payoutId, month, net, bankCode, sealedNumber, holderName }) => {
      if (bankCode === null || sealedNumber === null) throw new Error("A sent payout has no account.");
      const number = unseal(config.authSecret, ACCOUNT_PURPOSE, sealedNumber).reveal();
      const mark = `나란${Number(month.slice(5))}월`;
      return csvLine([bankCode, BANKS[bankCode], number, net, holderName, mark, payoutId]);
    });
    return {
      name: `나란-이체-${toKstDate(now)}-${id.slice(0, 8)}.csv`,
      text: [CSV_BOM, csvLine(HEAD), ...lines].join(""),
    };
  });
}
