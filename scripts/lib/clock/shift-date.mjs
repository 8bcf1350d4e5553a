/**
 * Puts the present that `Date` tells ahead of the machine's. Dates made from a value stay what they are, and so do timers and
 * `performance.now()`, which measure how long something takes.
 * @param {() => number} readShift milliseconds, asked at every look at the present
 * @param {{ Date: DateConstructor }} [scope] where `Date` is replaced
 * @returns {() => void} puts the real one back
 */
export function shiftDate(readShift, scope = globalThis) {
  const Real = scope.Date;
  const realNow = Real.now;
  const now = () => realNow() + readShift();
  /** @param {unknown[]} args */
  function ShiftedDate(...args) {
    if (new.target === undefined) return new Real(now()).toString();
    return Reflect.construct(Real, args.length === 0 ? [now()] : args, new.target);
  }
  Object.defineProperties(ShiftedDate, Object.getOwnPropertyDescriptors(Real));
  Object.defineProperty(ShiftedDate, "now", { value: now, writable: true, configurable: true });
  const Shifted = /** @type {DateConstructor} */ (/** @type {unknown} */ (ShiftedDate));
  const put = (/** @type {DateConstructor} */ which) => {
    scope.Date = which;
    Real.prototype.constructor = which;
  };
  put(Shifted);
  return () => put(Real);
}
