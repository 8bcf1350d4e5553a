import { html } from "../layout/html.ts";
import { layout } from "../layout/layout.ts";

const STORES = { android: "구글 플레이", ios: "앱 스토어" } as const;
type StorePlatform = keyof typeof STORES;

/** Whether there is such a store. */
export const isStorePlatform = (platform: string): platform is StorePlatform => Object.hasOwn(STORES, platform);

/** The app market of a local run, in place of the two stores. */
export function storePage(platform: StorePlatform): string {
  return layout({
    title: "앱 마켓",
    path: "/stores",
    body: html`<h1>앱 마켓</h1>
<p class="lead">${STORES[platform]}를 대신하는 연습용 화면이에요. 앱을 내려받지는 않아요.</p>
<div class="card"><p class="title">나란 - 1:1 온라인 과외</p>
<p class="text">학생용 앱이에요. 수업은 이 앱의 수업방에서 열려요.</p></div>`,
  });
}
