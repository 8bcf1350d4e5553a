import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useFocusHandoff } from "@pkg/web/features/form/use-focus-handoff";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { SheetProblem, SheetSkeleton } from "@pkg/web/features/lessons/changes/sheet-states";
import { type ReactNode, useRef, useState } from "react";
import { AddressField } from "./address-field";
import { type LinkAct, LinkQuestion } from "./link-question";
import type { PrivateLinkState } from "./queries";

type PrivateLinkProps<Init> = {
  link: PrivateLinkState<Init>;
  /** "달력 주소". */
  name: string;
  /** Instructions for an existing address. */
  children: (url: string) => ReactNode;
};

const DONE: Readonly<Record<LinkAct, string>> = { REPLACE: "새 주소를 만들었어요.", STOP: "주소를 멈췄어요." };

/** Manages an address that works without log-in: create, copy, replace, revoke. The last two ask for confirmation. */
export function PrivateLink<Init>({ link, name, children }: PrivateLinkProps<Init>) {
  const { query, make, stop, of } = link;
  // Asked about one address: with it the question goes, and what follows is there in its place at once.
  const [question, setQuestion] = useState<{ act: LinkAct; url: string } | null>(null);
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
          make.mutate(of, { onError: react });
        }}
      >{`${name} 만들기`}</Button>
    );
  }

  const asked = question?.url === url ? question.act : null;
  const ask = (act: LinkAct) => {
    handOffFocus(buttons.keep);
    setQuestion({ act, url });
  };

  const keep = (what: LinkAct) => {
    handOffFocus(buttons[what]);
    setQuestion(null);
  };

  const confirm = (what: LinkAct) => {
    handOffFocus(what === "STOP" ? buttons.make : box);
    (what === "STOP" ? stop : make).mutate(of, { onSuccess: () => toast(DONE[what]), onError: react });
  };
  return (
    <>
      {children(url)}
      <AddressField box={box} name={name} url={url} />
      {asked ? (
        <LinkQuestion
          asked={asked}
          busy={make.isPending || stop.isPending}
          keepRef={buttons.keep}
          onKeep={() => keep(asked)}
          onConfirm={() => confirm(asked)}
        />
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
