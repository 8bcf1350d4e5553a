"use client";

import { island } from "@pkg/web/shell/island";

export const MypageIsland = island(async () => (await import("./mypage-page")).MypagePage);
