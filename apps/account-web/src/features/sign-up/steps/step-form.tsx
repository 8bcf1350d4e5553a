"use client";

import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from "react";
import { Title } from "@/lib/title";

type StepFormProps = {
  title: ReactNode;
  help?: ReactNode;
  /** The call to action ("다음"). */
  action: string;
  busy?: boolean;
  busyLabel?: string;
  onSubmit: (event: FormEvent) => void;
  /** Moves the focus to the question: not on the first screen, where nobody pressed anything yet. */
  takesFocus: boolean;
  formRef?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** One question with its button: in a bar at the bottom of a phone, below the answer on a wide screen. */
export function StepForm(props: StepFormProps) {
  const { title, help, action, busy, busyLabel, onSubmit, takesFocus, formRef, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate className="flex flex-1 flex-col">
      <div className="pb-8">
        <Title ref={heading} help={help}>
          {title}
        </Title>
        {children}
      </div>
      <StickyBar className="-mx-(--size-gutter) lg:static lg:mx-0 lg:mt-0 lg:p-0 lg:shadow-none">
        <Button type="submit" size="lg" full busy={busy} busyLabel={busyLabel}>
          {action}
        </Button>
      </StickyBar>
    </form>
  );
}
