import type { BankCode } from "@pkg/domain";
import { z } from "zod";
import { type AccountHolders, AccountHolderUnknown } from "./port.ts";
import { createPortoneClient, type PortoneAnswer } from "./portone-client.ts";
import type { PortoneConfig } from "./portone-config.ts";
import { parsePortoneError } from "./portone-errors.ts";

const OPERATION = "getPlatformAccountHolder";
const holder = z.object({ holderName: z.string().min(1) });

/** What PortOne calls the banks (its `Bank` enumeration). */
const PORTONE_BANKS: Readonly<Record<BankCode, string>> = {
  "002": "KDB",
  "003": "IBK",
  "004": "KOOKMIN",
  "007": "SUHYUP",
  "011": "NONGHYUP",
  "012": "LOCAL_NONGHYUP",
  "020": "WOORI",
  "023": "STANDARD_CHARTERED",
  "027": "CITI",
  "031": "DAEGU",
  "032": "BUSAN",
  "034": "KWANGJU",
  "035": "JEJU",
  "037": "JEONBUK",
  "039": "KYONGNAM",
  "045": "KFCC",
  "048": "SHINHYUP",
  "050": "SAVINGS_BANK",
  "071": "POST",
  "081": "HANA",
  "088": "SHINHAN",
  "089": "K_BANK",
  "090": "KAKAO",
  "092": "TOSS",
};

/**
 * Holders by PortOne V2's `GET /platform/bank-accounts/{bank}/{accountNumber}/holder`. PortOne wants the number in the path, so
 * errors name the operation only.
 */
export function createAccountHolders(config: PortoneConfig): AccountHolders {
  const call = createPortoneClient(config);
  return {
    async findHolder(bankCode, number) {
      const path = `/platform/bank-accounts/${PORTONE_BANKS[bankCode]}/${encodeURIComponent(number.reveal())}/holder`;
      const answer = await call({ operation: OPERATION, method: "GET", path }).catch(() => {
        throw new AccountHolderUnknown(`PortOne ${OPERATION}: no complete answer.`);
      });
      return answer.ok ? readName(answer) : readRefusal(answer);
    },
  };
}

function readName({ status, body }: PortoneAnswer): string {
  const known = holder.safeParse(body);
  if (!known.success) throw new AccountHolderUnknown(`PortOne ${OPERATION}: HTTP ${status}, unexpected answer.`);
  return known.data.holderName.normalize("NFC").trim();
}

/** The bank's own refusal means that there is no such account; everything else says nothing about it. */
function readRefusal({ status, body }: PortoneAnswer): null {
  const type = parsePortoneError(body)?.type;
  if (type === "PLATFORM_EXTERNAL_API_FAILED" || type === "INVALID_REQUEST") return null;
  throw new AccountHolderUnknown(`PortOne ${OPERATION}: HTTP ${status}, ${type ?? "no known error"}.`);
}
