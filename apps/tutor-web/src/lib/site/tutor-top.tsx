"use client";

import { Badge } from "@pkg/ui/badge";
import { SiteTop } from "@pkg/web/platform/site/site-top";
import type { ReactNode } from "react";
import { useSitePages } from "../pages/use-site-pages";

/** The header of the tutor's site, whose menu follows who is signed in. */
export function TutorTop({ isMembersOnly, logo }: { isMembersOnly: boolean; logo: ReactNode }) {
  return (
    <SiteTop
      source="tutor"
      links={useSitePages()}
      aside={<Badge tone="brand">선생님</Badge>}
      isMembersOnly={isMembersOnly}
      logo={logo}
    />
  );
}
