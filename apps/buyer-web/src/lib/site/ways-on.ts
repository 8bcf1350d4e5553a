/** Ways out of a page that shows nothing: an unknown address, and a page that failed. */
export const WAYS_ON = [
  { href: "/price", label: "가격 보기" },
  { href: "/myclass", label: "내 수업" },
  { href: "/help", label: "고객센터" },
] as const;
