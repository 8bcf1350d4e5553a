import katex from "katex";
import { SaxesParser } from "saxes";
import { type Form, type Item, readTexts } from "./form.ts";
import { readParts } from "./read-option.ts";

const POINTS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3];
const BALANCE = { least: 2, most: 4 };
const PER_UNIT = { least: 2, most: 3 };

/** @returns what is wrong with a form as a whole: its name, points, units and the positions of its right answers. */
export function checkForm(form: Form): string[] {
  const name = `${form.subject}-${form.level}-${form.form}`;
  const ids = form.items.map((_, index) => `${name}-${String(index + 1).padStart(2, "0")}`);
  const points = form.items.map((item) => item.points).sort();
  const positions = [0, 1, 2, 3, 4].map((at) => form.items.filter((item) => item.answer === at).length);
  const units = Object.values(Object.groupBy(form.items, (item) => item.unit)).map((items) => items?.length ?? 0);
  return [
    ...says(form.id === name, `the form is called ${form.id}`),
    ...says(
      form.items.every((item, index) => item.id === ids[index]),
      "items are numbered otherwise",
    ),
    ...says(points.join() === POINTS.join(), `points are ${points}`),
    ...says(isBetween(positions, BALANCE), `right answers stand at ${positions}`),
    ...says(units.length >= 5 && units.length <= 7 && isBetween(units, PER_UNIT), `units have ${units} items`),
  ];
}

/** @returns what is wrong with an item apart from its key: repeated options, missing reasons, TeX or a picture that cannot be drawn. */
export function checkItem(item: Item): string[] {
  const texts = item.options.map((option) => option.text.replace(/\s/g, ""));
  const reasons = item.options.map((option, index) => (index === item.answer ? !option.reason : isSaid(option.reason)));
  return [
    ...says(new Set(texts).size === texts.length, "two options read the same"),
    ...says(!reasons.includes(false), `a reason is missing or unfinished at ${reasons.indexOf(false)}`),
    ...says(/요[.!]$/.test(item.explanation), "the explanation does not end as a sentence"),
    ...readTexts(item).flatMap(checkText),
    ...(item.figure ? checkFigure(item.figure) : []),
  ];
}

/** Options change places from session to session, so that no text may count them. */
const COUNTED = /[①-⑤]|[1-5]번 (?:보기|선택지)/;

function checkText(text: string): string[] {
  const outside = text.replace(/\$[^$]*\$/g, "");
  return [
    ...says(!/[\\^$]/.test(outside), `mathematics outside of dollar signs: ${text}`),
    ...says((outside.match(/\*\*/g)?.length ?? 0) % 2 === 0, `bold is not closed: ${text}`),
    ...says(!COUNTED.test(text), `an option is named by its place: ${text}`),
    ...readParts(text).flatMap(checkTex),
  ];
}

function checkTex(tex: string): string[] {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: "error" });
    return [];
  } catch (error) {
    return [`${tex}: ${String(error)}`];
  }
}

const DRAWN = new Set([
  "svg",
  "title",
  "g",
  "path",
  "line",
  "polyline",
  "polygon",
  "circle",
  "ellipse",
  "rect",
  "text",
  "tspan",
]);

/** A picture is drawn with lines and letters in the colour of the text, has a Korean name, and leads nowhere. */
export function checkFigure(svg: string): string[] {
  const wrong: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => wrong.push(error.message));
  parser.on("opentag", ({ name, attributes }) => {
    if (!DRAWN.has(name)) wrong.push(`<${name}> does not belong into a picture`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const isHarmless = !/^on|href|^style$|^id$/i.test(attribute) && !/url\(|javascript:/i.test(String(value));
      if (!isHarmless) wrong.push(`${attribute} does not belong into a picture`);
      if (/^(?:stroke|fill)$/.test(attribute) && value !== "none" && value !== "currentColor")
        wrong.push(`${attribute} ${String(value)} is lost on a dark page`);
    }
  });
  parser.write(svg).close();
  return [
    ...wrong,
    ...says(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*role="img"/.test(svg), "the picture has no size or role"),
    ...says(/<title>[^<]*[가-힣][^<]*<\/title>/.test(svg), "the picture has no Korean name"),
  ];
}

/** What makes a question: two of these alike are one question. */
export const readQuestion = (item: Item): string =>
  [item.stem, item.passage ?? "", item.figure ?? "", ...item.options.map((option) => option.text).sort()].join("\n");

const says = (isRight: boolean, message: string): string[] => (isRight ? [] : [message]);
const isSaid = (reason: string | undefined): boolean => reason?.endsWith("요") === true;
const isBetween = (counts: number[], { least, most }: { least: number; most: number }): boolean =>
  counts.every((count) => count >= least && count <= most);
