/**
 * The extra banner of Internet Explorer users. Only that browser shows it: see web.css. It uses none of the kit,
 * whose style sheets that browser can't read, and no icon, since every page would load the icons' code for it.
 */
export function IeBanner() {
  return <p className="ie-banner">인터넷 익스플로러에서는 화면이 다르게 보여요. 크롬이나 엣지로 열어 주세요.</p>;
}
