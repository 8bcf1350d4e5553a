import { LoadProblem } from "../../platform/page/load-problem";
import { NoSuchRoom } from "./no-such-room";
import { isNoRoom } from "./room-queries";

type RoomProblemProps = {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, with its object particle ("수업방을"). */
  what: string;
  isLink: boolean;
};

/** In the place of a room, or of a child's lessons: it is not there, or could not be loaded. */
export default function RoomProblem({ error, onRetry, what, isLink }: RoomProblemProps) {
  if (isNoRoom(error)) return <NoSuchRoom isLink={isLink} />;
  return <LoadProblem level={1} error={error} onRetry={onRetry} what={what} />;
}
