"use client";

/** Brings the current tab of its row into view, which may be cut in a row that is wider than its screen. */
export function ShowCurrent() {
  return <span hidden ref={(mark) => showCurrent(mark?.parentElement)} />;
}

function showCurrent(row: HTMLElement | null | undefined): void {
  const current = row?.querySelector<HTMLElement>("[aria-current]");
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
