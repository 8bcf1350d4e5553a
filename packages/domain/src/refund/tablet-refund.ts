import { formatWon } from "../money/format-won.ts";
import type { TabletState } from "../product/tablet.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { addDays, addMonths, type KstDate } from "../time/kst-date.ts";

/** Days in which a lent tablet is sent back free of charge, from the day the course was given up. */
export const TABLET_RETURN_DAYS = 14;

/** A lent tablet loses a 24th of its price a month. */
const LIFE_MONTHS = 24;
/** A given tablet is earned in 12 months. */
const GIFT_MONTHS = 12;

/** The tablet of courses that are given up together. */
export interface TabletInput {
  readonly state: TabletState;
  /** Won for a month, before every discount: the 24th part of the tablet's price. */
  readonly monthlyCost: number;
  /** The day of the first lesson; null before it. */
  readonly startedOn: KstDate | null;
  readonly today: KstDate;
}

/** What a tablet means for a refund; amounts in won. */
export interface TabletRefund {
  /** Taken off the refund. */
  readonly charge: number;
  /** Owed when it is not sent back by `returnBy`; 0 without such a day. */
  readonly lateCharge: number;
  /** The last day for sending it back; null for one that may be kept, and before the first lesson. */
  readonly returnBy: KstDate | null;
  readonly explanation: string;
}

/**
 * What becomes of the tablet; null for the student's own. A lent one is sent back within 14 days for nothing, else its price
 * counts, less a 24th for each month that was begun. A given one stays, and the months of its 12 that were not begun are taken
 * off. Before the first lesson no tablet is known to have been sent: neither a day nor a price is named.
 */
export function tabletRefund({ state, monthlyCost, startedOn, today }: TabletInput): TabletRefund | null {
  if (state === "OWN") return null;
  const taken = startedOn === null ? 0 : monthsBegun(startedOn, today);
  if (taken === 0) return NOT_SENT;
  if (state === "GIVEN") {
    const left = Math.max(0, GIFT_MONTHS - taken);
    const charge = monthlyCost * left;
    const explanation =
      left === 0
        ? "12개월을 채워 태블릿은 그대로 쓰시면 돼요."
        : `태블릿은 그대로 쓰시고, 12개월 가운데 남은 ${left}개월 몫 ${formatWon(charge)}을 빼요.`;
    return { charge, lateCharge: 0, returnBy: null, explanation };
  }
  const returnBy = addDays(today, TABLET_RETURN_DAYS);
  const lateCharge = monthlyCost * Math.max(0, LIFE_MONTHS - taken);
  const explanation = `태블릿은 ${formatKoreanDate(returnBy)}까지 보내 주시면 돼요. 반송 송장을 보내 드려요. 그때까지 돌아오지 않으면 ${formatWon(lateCharge)}을 내셔야 해요.`;
  return { charge: 0, lateCharge, returnBy, explanation };
}

const NOT_SENT: TabletRefund = {
  charge: 0,
  lateCharge: 0,
  returnBy: null,
  explanation: "태블릿은 보내지 않아요. 이미 받으셨다면 고객센터에 알려 주세요.",
};

function monthsBegun(from: KstDate, today: KstDate): number {
  if (today < from) return 0;
  let months = 1;
  while (months < LIFE_MONTHS && addMonths(from, months) <= today) months += 1;
  return months;
}
