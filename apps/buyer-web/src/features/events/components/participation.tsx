"use client";

import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import dynamic from "next/dynamic";

/** The form of an event; its code loads once the page stands. */
export const Participation = dynamic(
  () => import("./participation-form").then(({ ParticipationForm }) => ParticipationForm),
  {
    ssr: false,
    loading: () => (
      <SkeletonGroup className="grid gap-5">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-13 w-full" />
      </SkeletonGroup>
    ),
  },
);
