import { cn } from "@pkg/ui/cn";
import type { LessonRoom } from "./room-queries";
import { type Attendee, attendees, ownSide, sinceText } from "./room-text";

/**
 * Who is in the room and since when, with those who are still missing. Comings and goings are read aloud, not each
 * minute.
 */
export function WhoIsHere({ room, now }: { room: LessonRoom; now: Date }) {
  const own = ownSide(room.reader);
  const people = attendees(room);
  const here = people.filter(({ since }) => since !== null).map(({ name }) => name);
  return (
    <>
      <ul aria-label="들어온 사람" className="mt-3 grid gap-2">
        {people.map((one) => (
          <Person key={one.side} one={one} isReader={one.side === own} now={now} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {here.length > 0 ? `지금 있는 사람: ${here.join(", ")}` : ""}
      </p>
    </>
  );
}

function Person({ one, isReader, now }: { one: Attendee; isReader: boolean; now: Date }) {
  const isHere = one.since !== null;
  return (
    <li className="flex items-start gap-2.5 text-body">
      <span
        aria-hidden="true"
        className={cn(
          "mt-2 size-2.5 shrink-0 rounded-full border-2",
          isHere ? "border-apricot-300 bg-apricot-300" : "border-pine-300",
        )}
      />
      <span className="min-w-0">
        <span className="font-semibold">{isReader ? `${one.name} (나)` : one.name}</span>
        <span className={cn("block text-body-sm", isHere ? "text-white" : "text-pine-200")}>{sinceText(one, now)}</span>
      </span>
    </li>
  );
}
