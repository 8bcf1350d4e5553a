export type SelectOption<T extends string | number = string | number> = {
  value: T;
  label: string;
  /** Lighter text, after the label in the field and below it in the list ("월 354,274원"). */
  note?: string;
  disabled?: boolean;
};

type Options = ReadonlyArray<SelectOption>;

const TYPING_PAUSE_MS = 700;

function seek(options: Options, from: number, step: 1 | -1): number | null {
  for (let index = from; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return null;
}

/** The row that a navigation key moves to; `null` for other keys. Skips disabled rows. */
export function nextByKey(options: Options, active: number, key: string): number | null {
  if (key === "ArrowDown") return seek(options, active + 1, 1) ?? active;
  if (key === "ArrowUp") return seek(options, active - 1, -1) ?? active;
  if (key === "Home") return seek(options, 0, 1);
  if (key === "End") return seek(options, options.length - 1, -1);
  return null;
}

type Typing = { text: string; at: number };
type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; timeStamp: number };

/** The row that begins with the text typed within 0.7 s, or `null`. Stores the text in `typing`. */
export function nextByText(options: Options, active: number, event: Key, typing: Typing): number | null {
  if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey) return null;
  const continued = event.timeStamp - typing.at < TYPING_PAUSE_MS;
  typing.text = (continued ? typing.text : "") + event.key.toLowerCase();
  typing.at = event.timeStamp;
  const start = typing.text.length > 1 ? active : active + 1;
  const order = [...options.keys()].map((index) => (index + start) % options.length);
  return (
    order.find((index) => !options[index]?.disabled && options[index]?.label.toLowerCase().startsWith(typing.text)) ??
    null
  );
}
