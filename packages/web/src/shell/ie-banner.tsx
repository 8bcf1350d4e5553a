import { Banner } from "@pkg/ui/banner";

/** The extra banner of Internet Explorer users (spec §2). Only that browser shows it: see web.css. */
export function IeBanner() {
  return (
    <div className="ie-banner">
      <Banner tone="warn">인터넷 익스플로러에서는 화면이 다르게 보여요. 크롬이나 엣지로 열어 주세요.</Banner>
    </div>
  );
}
