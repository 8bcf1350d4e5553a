import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useFocusHandoff } from "@pkg/web/features/form/use-focus-handoff";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { SheetProblem, SheetSkeleton } from "@pkg/web/features/lessons/sheet-states";
import { type ReactNode, useRef, useState } from "react";
import type { PrivateLinkState } from "./queries";

type PrivateLinkProps = {
  link: PrivateLinkState;
  /** "달력 주소". */
  name: string;
  /** Instructions for an existing address. */
  children: (url: string) => ReactNode;
};

type Asked = "REPLACE" | "STOP";

const ASKED = {
  REPLACE: {
    text: "지금 주소는 더 열리지 않아요. 새 주소로 바꿀까요?",
    act: "새 주소로 바꾸기",
    done: "새 주소를 만들었어요.",
  },
  STOP: { text: "이 주소로는 더 볼 수 없게 돼요. 멈출까요?", act: "멈추기", done: "주소를 멈췄어요." },
} as const;

/** Manages an address that works without log-in: create, copy, replace, revoke. The last two ask for confirmation. */
export function PrivateLink({ link, name, children }: PrivateLinkProps) {
  const { query, make, stop } = link;
  const [asked, setAsked] = useState<Asked | null>(null);
  const react = useRejection();
  const box = useRef<HTMLInputElement>(null);
  const buttons = { make: useButton(), keep: useButton(), REPLACE: useButton(), STOP: useButton() };
  const handOffFocus = useFocusHandoff();
  if (!query.data) {
    return query.error ? (
      <SheetProblem error={query.error} what="주소를" onRetry={() => void query.refetch()} />
    ) : (
      <SheetSkeleton />
    );
  }
  const { url } = query.data;
  if (url === null) {
    return (
      <Button
        ref={buttons.make}
        variant="soft"
        full
        busy={make.isPending}
        busyLabel="만들고 있어요"
        onClick={() => {
          handOffFocus(box);
          make.mutate(undefined, { onError: react });
        }}
      >
        {name} 만들기
      </Button>
    );
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast(`${name}를 복사했어요.`);
    } catch {
      box.current?.select();
      toast("복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.", { tone: "error" });
    }
  }

  const ask = (what: Asked) => {
    handOffFocus(buttons.keep);
    setAsked(what);
  };

  const keep = (what: Asked) => {
    handOffFocus(buttons[what]);
    setAsked(null);
  };

  const confirm = (what: Asked) => {
    handOffFocus(what === "STOP" ? buttons.make : box);
    const onSuccess = () => {
      toast(ASKED[what].done);
      setAsked(null);
    };
    (what === "STOP" ? stop : make).mutate(undefined, { onSuccess, onError: react });
  };
  return (
    <>
      {children(url)}
      <TextField
        ref={box}
        label={name}
        className="mt-4"
        readOnly
        value={url}
        action={
          <Button variant="soft" className="min-h-13!" onClick={() => void copy(url)}>
            복사
          </Button>
        }
      />
      {asked ? (
        <div role="alert" className="mt-4 rounded-md bg-sunken px-4 py-3.5">
          <p className="text-body-sm">{ASKED[asked].text}</p>
          <div className="mt-3 grid grid-cols-2 gap-2">
            <Button ref={buttons.keep} variant="line" size="sm" full onClick={() => keep(asked)}>
              그대로 둘게요
            </Button>
            <Button
              variant="line"
              size="sm"
              full
              busy={make.isPending || stop.isPending}
              busyLabel="하고 있어요"
              onClick={() => confirm(asked)}
            >
              {ASKED[asked].act}
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-2 flex flex-wrap justify-center gap-x-2">
          <Button ref={buttons.REPLACE} variant="quiet" size="sm" onClick={() => ask("REPLACE")}>
            새 주소로 바꾸기
          </Button>
          <Button ref={buttons.STOP} variant="quiet" size="sm" onClick={() => ask("STOP")}>
            멈추기
          </Button>
        </div>
      )}
    </>
  );
}

const useButton = () => useRef<HTMLButtonElement>(null);
