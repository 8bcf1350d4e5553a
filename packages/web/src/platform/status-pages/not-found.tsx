import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import type { SiteLink } from "../site/menu-entries";

type NotFoundProps = {
  /** Other ways on, below the button. */
  links?: readonly SiteLink[] | undefined;
};

/**
 * For an unknown address, and for data of another account, in a page that already has its header. Plain links: the router's
 * would be loaded with every page of the app.
 */
export function NotFound({ links = [] }: NotFoundProps) {
  return (
    <EmptyState
      level={1}
      className="mx-auto max-w-120 px-(--size-gutter) py-20"
      title="페이지를 찾을 수 없어요"
      reason="주소가 바뀌었거나 없어진 페이지예요."
      action={
        <>
          <ButtonLink href="/">홈으로</ButtonLink>
          {links.length > 0 ? (
            <p className="mt-4 flex flex-wrap justify-center gap-x-5">
              {links.map(({ href, label }) => (
                <a
                  key={href}
                  href={href}
                  className="inline-flex min-h-11 items-center text-body-sm font-semibold text-fg-2 underline-offset-4 hover:underline"
                >
                  {label}
                </a>
              ))}
            </p>
          ) : null}
        </>
      }
    />
  );
}
