import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";
import { useRef, useState } from "react";
import { ReasonFields } from "../forms/reason-fields";

/** A row that the act is tried on. */
export interface BulkTarget {
  readonly id: string;
  readonly name: string;
}

export interface BulkSheetProps {
  readonly label: string;
  readonly help: string;
  readonly busyLabel: string;
  readonly tone?: "primary" | "danger";
  readonly targets: readonly BulkTarget[];
  /** Acts on one row; what it throws is that row's result. */
  readonly send: (id: string, reason: string) => Promise<unknown>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

interface Result extends BulkTarget {
  /** Why it was not done; null when it was. */
  readonly problem: string | null;
}

/** Asks once for the reason of an act on many rows, which it names, tries one after another, and says of each what came of it. */
export function BulkSheet({ label, help, busyLabel, tone, targets, send, onBack, onClose }: BulkSheetProps) {
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const isStarted = useRef(false);
  /** What has begun cannot be taken back: from then on the sheet stays until its results were seen. */
  const back = () => {
    if (!isStarted.current) onBack();
  };
  const run = async (reason: string) => {
    isStarted.current = true;
    const done: Result[] = [];
    for (const target of targets) {
      const problem = await send(target.id, reason).then(
        () => null,
        (error: unknown) => reactToError(error).message,
      );
      done.push({ ...target, problem });
    }
    setResults(done);
  };
  return (
    <BottomSheet open onClose={results ? onClose : back} title={`${targets.length}건 ${label}`}>
      {results ? (
        <Results results={results} onClose={onClose} />
      ) : (
        <>
          <ul aria-label="고른 것" className="max-h-48 overflow-y-auto border-y border-line py-2 text-body-sm">
            {targets.map(({ id, name }) => (
              <li key={id} className="figures py-0.5">
                {name}
              </li>
            ))}
          </ul>
          <ReasonFields
            label="이유"
            help={`${help} 한 건씩 기록에 남으니 개인정보는 적지 마세요.`}
            act={`${targets.length}건 ${label}`}
            busyLabel={busyLabel}
            {...(tone ? { tone } : {})}
            onSend={run}
            onClose={back}
          />
        </>
      )}
    </BottomSheet>
  );
}

function Results({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const failed = results.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <p role="status" className="figures text-label">
        {results.length - failed}건 했어요{failed > 0 ? `, ${failed}건은 못 했어요` : ""}
      </p>
      <ul aria-label="결과" className="mt-3 max-h-72 overflow-y-auto border-y border-line py-2 text-body-sm">
        {results.map(({ id, name, problem }) => (
          <li key={id} className="figures py-1">
            {name}
            <span className={problem ? "block text-error" : "block text-caption text-fg-3"}>{problem ?? "했어요"}</span>
          </li>
        ))}
      </ul>
      <Button autoFocus className="mt-4" onClick={onClose}>
        목록 보기
      </Button>
    </>
  );
}
