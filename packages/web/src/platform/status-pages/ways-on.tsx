import type { SiteLink } from "../site/menu-entries";

/** Ways out of a page that shows nothing. Plain links: the router's would be loaded with every page of the app. */
export function WaysOn({ links }: { links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
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
  );
}
