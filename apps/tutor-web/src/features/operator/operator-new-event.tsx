"use client";

import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { EventForm } from "./components/event-form";
import { OperatorGate } from "./components/operator-gate";
import { useEvents } from "./event-queries";

/** `/operator/events/new`: a new event. The list's permission check guards it too. */
export function OperatorNewEvent() {
  return (
    <OperatorGate reading={useEvents(0)} what="페이지를">
      {() => (
        <>
          <ButtonLink href="/operator/events" linkAs={Link} variant="text" size="sm" flush>
            이벤트 목록
          </ButtonLink>
          <EventForm stored={null} />
        </>
      )}
    </OperatorGate>
  );
}
