// @vitest-environment happy-dom
import { formatPhone } from "@pkg/domain";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { shapeDigits } from "../../../src/features/form/shape-digits";

/** A field that React writes itself. */
function Controlled({ first }: { first: string }) {
  const [text, setText] = useState(first);
  return (
    <input
      aria-label="number"
      value={text}
      onChange={({ target }) => {
        shapeDigits(target, formatPhone);
        setText(target.value);
      }}
    />
  );
}

/** A field that the browser keeps. */
function Kept({ first }: { first: string }) {
  return <input aria-label="number" defaultValue={first} onChange={({ target }) => shapeDigits(target, formatPhone)} />;
}

/** Text with its caret: "010-1|". */
const shown = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

/** Text and caret as the browser leaves them, before the app hears of it; what stands there afterwards. */
function edit(left: string): string {
  const input = screen.getByLabelText<HTMLInputElement>("number");
  const caret = left.indexOf("|");
  fireEvent.input(input, { target: { value: left.replace("|", ""), selectionStart: caret, selectionEnd: caret } });
  return shown(input);
}

describe.each([
  ["controlled", Controlled],
  ["kept", Kept],
])("a %s field", (_kind, Field) => {
  test("a digit that is corrected near the end is followed by the next one typed", () => {
    render(<Field first="010-1234-5678" />);
    expect(edit("010-1234-5|78")).toBe("010-123-45|78");
    expect(edit("010-123-459|78")).toBe("010-1234-59|78");
  });

  test("digits typed at the end are followed by the caret, over a new hyphen too", () => {
    render(<Field first="010" />);
    expect(edit("0101|")).toBe("010-1|");
    expect(edit("010-1234-56789|")).toBe("010-1234-56789|");
  });

  test("digits of full width are digits", () => {
    render(<Field first="010" />);
    expect(edit("010１２|")).toBe("010-12|");
    expect(edit("010-1９|2")).toBe("010-19|2");
  });

  test("Backspace behind a hyphen leaves the caret before it, so that the next one deletes", () => {
    render(<Field first="010-1234-5678" />);
    expect(edit("010-1234|5678")).toBe("010-1234|-5678");
    expect(edit("010-123|-5678")).toBe("010-123|-5678");
  });

  test("the caret stays at the start, where no digit stands before it", () => {
    render(<Field first="010-1234-5678" />);
    expect(edit("|1012345678")).toBe("|010-1234-5678");
  });
});
