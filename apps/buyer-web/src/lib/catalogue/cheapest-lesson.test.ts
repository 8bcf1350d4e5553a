import { expect, it } from "vitest";
import { sampleProducts } from "../../../test/sample-products";
import { cheapestLesson } from "./cheapest-lesson";

const products = sampleProducts();

it("ignores trial and bundled products", () => {
  const cheapest = cheapestLesson(products);
  expect(cheapest?.perLesson).toBe(21_330);
  expect(cheapest?.ledger.total).toBe(3_071_520);
  expect(cheapest?.product).toMatchObject({ schoolLevel: "MIDDLE", minutes: 40, totalMonths: 12, totalCounts: 144 });
});

it("is nothing where nothing is sold by the month", () => {
  expect(cheapestLesson([])).toBeNull();
  expect(cheapestLesson(products.filter(({ totalMonths }) => totalMonths === 0))).toBeNull();
});
