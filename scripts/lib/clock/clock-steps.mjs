/** @typedef {import("postgres").Sql} Sql */

const UNITS = /** @type {const} */ ({ h: "hours", d: "days", w: "weeks", mo: "months" });
/** More takes minutes: every day between is lived through. */
const LONGEST = { h: 24 * 31, d: 31, w: 8, mo: 2 };

/**
 * The instant that a step leads to, by the calendar in Korea.
 * @param {Sql} sql
 * @param {string} step "+1h", "+3d", "+1w", "+1mo", or "renewal" for a minute after the next charge
 * @returns {Promise<Date>}
 * @throws RangeError with what is wrong, for people
 */
export async function instantOf(sql, step) {
  if (step === "renewal") {
    const at = await nextRenewal(sql);
    if (!at) throw new RangeError("다음 결제가 없어요. 정기결제를 먼저 시작해 주세요.");
    return new Date(at.getTime() + 60_000);
  }
  const [, digits = "", unit = ""] = /^\+(\d{1,3})(h|d|w|mo)$/.exec(step) ?? [];
  const name = unit === "h" || unit === "d" || unit === "w" || unit === "mo" ? unit : null;
  if (!name || Number(digits) < 1 || Number(digits) > LONGEST[name]) {
    throw new RangeError("옮길 만큼을 +1h(최대 744), +1d(31), +1w(8), +1mo(2), renewal 가운데 하나로 적어 주세요.");
  }
  const [row] = await sql`
    select (clock.clock_timestamp() at time zone 'Asia/Seoul' + ${`${digits} ${UNITS[name]}`}::interval)
      at time zone 'Asia/Seoul' as at`;
  return row?.at;
}

/**
 * When the next charge of a schedule is due: as announced, else at ten in the morning of its date.
 * @param {Sql} sql
 * @returns {Promise<Date | null>}
 */
export async function nextRenewal(sql) {
  const [row] = await sql`
    select min(coalesce(p.next_attempt_at, (s.next_date + time '10:00') at time zone 'Asia/Seoul')) as at
    from order_schedules s
    left join order_schedule_periods p on p.schedule_id = s.id and p.status in ('DUE', 'RETRYING')
    where s.status = 'ACTIVE'`;
  return row?.at ?? null;
}
