"use client";

import { island } from "@/lib/island";

export const MypageIsland = island(async () => (await import("./mypage-page")).MypagePage);
