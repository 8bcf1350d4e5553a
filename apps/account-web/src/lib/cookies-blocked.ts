/** The browser keeps no cookie, so that a log-in would be gone with the next page. */
export class CookiesBlocked extends Error {
  override readonly name = "CookiesBlocked";
  constructor() {
    super("브라우저가 쿠키를 막고 있어 로그인할 수 없어요. 설정에서 나란의 쿠키를 허용하고 다시 눌러 주세요.");
  }
}

/** @throws CookiesBlocked */
export function checkCookies(): void {
  if (!navigator.cookieEnabled) throw new CookiesBlocked();
}
