import { ItemFigure, TypesetText } from "./typeset-text";

type ItemTextProps = { passage: string | null; stem: string; figure: string | null };

/** What an item asks: the text to read, the question, the drawing. */
export function ItemText({ passage, stem, figure }: ItemTextProps) {
  return (
    <>
      {passage ? (
        <TypesetText
          as="div"
          html={passage}
          className="mb-4 rounded-md bg-sunken px-4 py-3.5 text-body leading-[1.75rem] [word-break:normal]"
        />
      ) : null}
      <TypesetText as="div" html={stem} className="text-body-lg font-medium" />
      {figure ? <ItemFigure markup={figure} className="mt-5" /> : null}
    </>
  );
}
