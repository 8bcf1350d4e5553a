"use client";

import { DoneArt, EmptyArt } from "@pkg/ui/art";
import type { ReactNode } from "react";
import { useSession } from "../session/session-store";

type SessionPanelProps = { title: string; help: string; children: ReactNode };

/** The signed-in user in the middle of a page, with actions below. */
export function SessionPanel({ title, help, children }: SessionPanelProps) {
  const { user } = useSession();
  return (
    <div className="mx-auto max-w-120 px-(--size-gutter) pt-10 pb-20 lg:pt-20 lg:pb-28">
      <div className="mx-auto w-40">{user ? <DoneArt /> : <EmptyArt />}</div>
      <h1 className="mt-6 text-center text-title-1">{title}</h1>
      <p className="mt-2 text-center text-body text-fg-2">{help}</p>
      <div className="mt-8 grid gap-2.5">{children}</div>
    </div>
  );
}
