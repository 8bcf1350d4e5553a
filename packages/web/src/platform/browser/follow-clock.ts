/** Set by every answer of a local run (scripts/lib/clock): milliseconds. */
const SHIFT = /(?:^|; )naran\.clock=(\d+)/;
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const LOOK_MS = 1_000;

/**
 * Has this page's `Date` follow the product's time, which a developer moves in a local run. Does nothing on any other host, so
 * that nobody's clock is moved where people pay.
 */
export function followClock(hostname = location.hostname): void {
  if (!THIS_MACHINE.test(hostname) || !SHIFT.test(document.cookie)) return;
  const Real = Date;
  let shift = 0;
  let lookAt = Number.NEGATIVE_INFINITY;
  const now = () => {
    if (performance.now() >= lookAt) {
      lookAt = performance.now() + LOOK_MS;
      shift = Number(SHIFT.exec(document.cookie)?.[1] ?? shift);
    }
    return Real.now() + shift;
  };
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
