import { abs, isMatrix, larger, size, subtract } from "mathjs";

const TOLERANCE = 1e-9;

/** The values of an array, a matrix, or the one value. */
export function toList(value: unknown): unknown[] {
  const plain: unknown = isMatrix(value) ? value.toArray() : value;
  return Array.isArray(plain) ? plain.flat() : [plain];
}

/** Whether two results of mathjs are equal: numbers, complex numbers, points, matrices. */
export function isSame(one: unknown, other: unknown): boolean {
  const [left, right] = [toList(one), toList(other)];
  return readSize(one) === readSize(other) && left.every((value, index) => isClose(value, right[index]));
}

/** Whether two results hold the same values in any order. */
export function isSameSet(one: unknown, other: unknown): boolean {
  const [left, right] = [toList(one), toList(other)];
  const holds = (values: unknown[], value: unknown) => values.some((each) => isClose(each, value));
  return left.every((value) => holds(right, value)) && right.every((value) => holds(left, value));
}

const readSize = (value: unknown): string => (isMatrix(value) ? size(value).toString() : "one");

function isClose(one: unknown, other: unknown): boolean {
  if (!isNumeric(one) || !isNumeric(other)) return one === other;
  const distance = abs(subtract(one, other)) as number;
  const scale = Math.max(1, Math.min(abs(one) as number, abs(other) as number));
  return !larger(distance, TOLERANCE * scale);
}

type Numeric = number | import("mathjs").Complex;
const isNumeric = (value: unknown): value is Numeric =>
  typeof value === "number" || (typeof value === "object" && value !== null && "re" in value && "im" in value);
