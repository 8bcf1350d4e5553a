"use client";

import { BackLink } from "@pkg/ui/back-link";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import dynamic from "next/dynamic";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { useEvents } from "./event-queries";

const EventForm = dynamic(() => import("./event-form").then(({ EventForm }) => EventForm), {
  ssr: false,
  loading: () => <RowsSkeleton />,
});

/** `/operator/events/new`: a new event. The list's permission check guards it too. */
export function OperatorNewEvent() {
  return (
    <OperatorGate reading={useEvents(0)} what="페이지를">
      {() => (
        <>
          <BackLink href="/operator/events" linkAs={Link}>
            이벤트 목록
          </BackLink>
          <EventForm stored={null} />
        </>
      )}
    </OperatorGate>
  );
}
