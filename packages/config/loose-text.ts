/** What holds text that no translator touches. */
const KEPT = "title, style, script, option, textarea";

const isText = (node: Node | null): boolean => node?.nodeType === 3 && Boolean(node.textContent?.trim());

/**
 * Watches the page for text that changes, comes or goes beside other content of its element. A browser's translator puts
 * each text into an element of its own: React then changes a text that is no longer there, or fails.
 * @returns what was seen since the last call
 */
export function watchLooseText(): () => string[] {
  let seen: string[] = [];
  const note = (records: MutationRecord[]) => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    seen.push(...records.map((record) => looseText(record, added)).filter((text) => text !== null));
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  return () => {
    note(observer.takeRecords());
    const found = seen;
    seen = [];
    return found;
  };
}

function looseText(record: MutationRecord, added: Set<Node>): string | null {
  const { target, oldValue, removedNodes, addedNodes, previousSibling, nextSibling } = record;
  const element = (target.nodeType === 3 ? target.parentElement : target) as Element | null;
  if (!element || element.closest(KEPT)) return null;
  const at = `in ${element.outerHTML.slice(0, 300)}`;
  if (record.type === "characterData") {
    const changed = element.childNodes.length > 1 && oldValue !== target.textContent;
    return changed ? `"${oldValue}" became "${target.textContent}" ${at}` : null;
  }
  const gone = [...removedNodes].find(isText);
  if (gone && (previousSibling || nextSibling)) return `"${gone.textContent}" went ${at}`;
  const after = [...addedNodes]
    .map((node) => node.nextSibling)
    .find((next) => isText(next) && !added.has(next as Node));
  return after ? `something came before "${after.textContent}" ${at}` : null;
}
