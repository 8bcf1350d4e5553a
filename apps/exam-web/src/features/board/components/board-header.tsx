import { LEVEL_TEST_LEVEL_LABELS } from "@pkg/domain";
import { FlowHeader } from "@pkg/ui/header";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import LayoutGrid from "lucide-react/icons/layout-grid";
import type { BoardSession } from "../board-answer";
import { BoardClock } from "./board-clock";

type BoardHeaderProps = {
  session: Pick<BoardSession, "level" | "subjectLabel">;
  left: number;
  listHref: string;
  onMap: () => void;
};

/** The way out, the time, and on a phone the overview. It stays in sight while a long item scrolls, except on a low screen. */
export function BoardHeader({ session, left, listHref, onMap }: BoardHeaderProps) {
  return (
    <div data-sticky-header="" className="sticky top-0 z-20 low:static">
      <FlowHeader
        back={{ href: listHref }}
        backLabel="나가기 (시간은 계속 가요)"
        title={`${LEVEL_TEST_LEVEL_LABELS[session.level]} ${session.subjectLabel}`}
        action={
          <>
            <BoardClock left={left} />
            <div className="lg:hidden">
              <IconButton label="문제 한눈에 보기" onClick={onMap}>
                <Icon of={LayoutGrid} />
              </IconButton>
            </div>
          </>
        }
      />
    </div>
  );
}
