import { isGrade } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { findReviews, summariseReviews } from "./repository.ts";

export interface ReviewPage {
  /** From 0. */
  page: number;
  size: number;
}

/** One page of reviews, newest first, with the average of all of them; stars with one decimal place. */
export async function listReviews(db: Queryable, { page, size }: ReviewPage) {
  const [rows, { total, average }] = await Promise.all([findReviews(db, page * size, size), summariseReviews(db)]);
  const content = rows.flatMap(({ grade, rating, ...review }) =>
    isGrade(grade) ? [{ ...review, grade, rating: rating / 10 }] : [],
  );
  return { content, totalElements: total, averageRating: Math.round(average) / 10 };
}
