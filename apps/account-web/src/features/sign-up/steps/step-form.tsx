"use client";

import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { HydratedFields } from "@pkg/web/features/form/hydrated-fields";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { Title } from "@/lib/frame/title";

type StepFormProps = {
  title: ReactNode;
  help?: ReactNode;
  /** The call to action ("다음"). */
  action: string;
  busyLabel?: string;
  form: { busy: boolean; submit: (event: SyntheticEvent) => void };
  /** Moves the focus to the question: not on the first screen, which no press has opened. */
  takesFocus: boolean;
  children: ReactNode;
};

/** One question with its button: in a bar at the bottom of a phone, below the answer on a wide screen. */
export function StepForm(props: StepFormProps) {
  const { title, help, action, busyLabel, form, takesFocus, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-1 flex-col">
      <HydratedFields>
        <div className="pb-8">
          <Title ref={heading} help={help}>
            {title}
          </Title>
          {children}
        </div>
        <StickyBar inPane className="-mx-(--size-gutter) lg:mx-0 lg:mt-0">
          <Button type="submit" size="lg" full busy={form.busy} busyLabel={busyLabel}>
            {action}
          </Button>
        </StickyBar>
      </HydratedFields>
    </form>
  );
}
