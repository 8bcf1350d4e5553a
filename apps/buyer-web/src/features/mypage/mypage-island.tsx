"use client";

import { island } from "@pkg/web/platform/shell/island";

export const MypageIsland = island(async () => (await import("./mypage-page")).MypagePage);
