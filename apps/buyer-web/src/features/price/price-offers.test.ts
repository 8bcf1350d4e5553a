import { expect, test } from "vitest";
import { counted } from "../../../test/sample-products";
import { priceOffers } from "./price-offers";

test("the offers are the real costs of what is sold", () => {
  const products = [counted("4회", 4, 320_000, 1), counted("24회", 24, 1_200_000, 2)];
  expect(priceOffers(products)).toMatchObject({
    offers: { priceCurrency: "KRW", lowPrice: 320_000, highPrice: 1_200_000, offerCount: 2 },
  });
  expect(priceOffers([])).toBeNull();
});
