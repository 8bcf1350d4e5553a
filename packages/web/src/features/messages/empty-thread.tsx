import { Button } from "@pkg/ui/button";
import { useSession } from "../../platform/session/session-store";
import type { MessageThread } from "./thread-queries";
import { suggestions, toOther } from "./thread-text";

/** A thread before its first message: three sentences to begin with, which stay to be changed. */
export function EmptyThread({ thread, onPick }: { thread: MessageThread; onPick: (text: string) => void }) {
  const { user } = useSession();
  const isStudent = user?.students.some(({ isSelf, name }) => isSelf && name === thread.studentName) ?? false;
  return (
    <div className="grid gap-3 py-8">
      <h2 className="text-center text-title-3">{`${toOther(thread)} 먼저 인사해 볼까요?`}</h2>
      <p className="text-center text-body-sm text-fg-2">하나를 고르면 입력창에 들어가요. 고쳐서 보내도 돼요.</p>
      <ul className="mt-2 grid gap-2">
        {suggestions(thread, isStudent).map((text) => (
          <li key={text}>
            <Button variant="line" full onClick={() => onPick(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
