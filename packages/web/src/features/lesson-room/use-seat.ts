import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import type { RoomReader } from "./room-queries";

type Seat = RoomReader["as"];

/**
 * Where a parent is in the room. What suits the state at the first look stays, by the address: after a reload the
 * seat would seem taken by another person.
 */
export function useSeat(reader: RoomReader): { as: Seat; sit: (as: Seat) => void } {
  const said = useSearchParams().get("as");
  const chosen = said === "SEAT" || said === "LOOK" ? said : null;
  const as = reader.mayLook && chosen ? chosen : reader.as;
  const isUnsaid = reader.mayLook && chosen === null;
  useEffect(() => {
    if (isUnsaid) sit(as);
  }, [isUnsaid, as]);
  return { as, sit };
}

const sit = (as: Seat): void => history.replaceState(null, "", `?as=${as}`);
