"use client";

import { BackLink } from "@pkg/ui/back-link";
import dynamic from "next/dynamic";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { useEvent } from "./event-queries";

/** Loads with the event. */
const EventForm = dynamic(async () => (await import("./event-form")).EventForm);
const ParticipantsFiles = dynamic(async () => (await import("./participants-files")).ParticipantsFiles);

/** `/operator/events/{id}`: one event's text, form and period, and its participants as a file. */
export function OperatorEvent({ id }: { id: string }) {
  return (
    <OperatorGate reading={useEvent(id)} what="이벤트를">
      {(event) => (
        <>
          <BackLink href="/operator/events" linkAs={Link}>
            이벤트 목록
          </BackLink>
          <EventForm key={event.updatedAt} stored={event} />
          <ParticipantsFiles event={event} />
        </>
      )}
    </OperatorGate>
  );
}
