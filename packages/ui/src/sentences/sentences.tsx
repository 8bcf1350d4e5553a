import { Fragment } from "react";

/** A text of a few sentences: where it needs several lines, each sentence begins one. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className="inline-block">{sentence}</span>{" "}
    </Fragment>
  ));
}
