/** An element of a formula; `text` is what stands in it when it holds no elements. */
export interface MathNode {
  readonly name: string;
  readonly text: string;
  readonly children: readonly MathNode[];
}

interface OpenNode {
  name: string;
  text: string;
  children: OpenNode[];
}

const TOKEN = /<(\/?)([a-z]+)[^>]*?(\/?)>|([^<]+)/gi;
const MARKUP = /<math[\s>].*<\/math>/s;
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * Reads the MathML that KaTeX wrote, which is always well formed; it is no parser for documents of others.
 * @returns null when there is none
 */
export function readMathMl(html: string): MathNode | null {
  const markup = MARKUP.exec(html)?.[0];
  if (!markup) return null;
  const root: OpenNode = { name: "root", text: "", children: [] };
  const path = [root];
  for (const [, closes, name = "", closesItself, words] of markup.matchAll(TOKEN)) {
    const parent = path.at(-1) ?? root;
    if (words !== undefined) parent.text += words.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
    else if (closes) path.pop();
    else {
      const child = { name: name.toLowerCase(), text: "", children: [] };
      parent.children.push(child);
      if (!closesItself) path.push(child);
    }
  }
  return root.children[0] ?? null;
}
