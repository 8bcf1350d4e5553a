"use client";

import { island } from "@pkg/web/shell/island";

export const OperatorListIsland = island(async () => (await import("./operator-list")).OperatorList);
export const OperatorApplicantIsland = island(async () => (await import("./operator-applicant")).OperatorApplicant);
