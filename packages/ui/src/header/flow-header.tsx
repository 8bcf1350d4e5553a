import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { Icon } from "../icon";
import { IconButton, IconLink } from "../icon-button";
import type { LinkComponent } from "../link";

export type FlowHeaderProps = {
  /** The back button: a link, or an action inside a flow; none by default. */
  back?: { href: string } | { onPress: () => void };
  backLabel?: string;
  title: ReactNode;
  /** At most one action or state at the right ("저장했어요"). */
  action?: ReactNode;
  linkAs?: LinkComponent;
};

/** The header of a flow: back, title, at most one action, which goes below the title where letters are large. The screen's question is an h1 in the page. */
export function FlowHeader({ back, backLabel = "뒤로", title, action, linkAs }: FlowHeaderProps) {
  const arrow = <Icon of={ChevronLeft} />;
  return (
    <header className="bg-bg lg:border-b lg:border-line">
      <div className="mx-auto flex min-h-(--size-header) max-w-120 flex-wrap items-center pr-3 pl-2 lg:w-[min(70rem,100%-4rem)] lg:max-w-none lg:px-0">
        {back && "href" in back ? (
          <IconLink className="lg:-ml-2.5" href={back.href} label={backLabel} linkAs={linkAs}>
            {arrow}
          </IconLink>
        ) : null}
        {back && "onPress" in back ? (
          <IconButton className="lg:-ml-2.5" label={backLabel} onClick={back.onPress}>
            {arrow}
          </IconButton>
        ) : null}
        <p
          className={`min-w-0 flex-1 basis-24 text-[1.0625rem]/[1.5rem] font-semibold tracking-[-0.015em] ${back ? "" : "pl-3 lg:pl-0"}`}
        >
          {title}
        </p>
        {action ? <div className="ml-auto flex shrink-0 items-center gap-1">{action}</div> : null}
      </div>
    </header>
  );
}
