import {
  lessonHalfHours,
  type MatchWish,
  overlapPointsByHalfHours,
  type WeeklyCalendar,
  wishedCalendar,
} from "@pkg/domain";
import { readTraitPoints, type TraitPoints } from "./read-traits.ts";

/** A wish as both engines read it: the domain's rules as tables. */
export interface WishTables extends TraitPoints {
  /** The half-hours that lessons may use: every one when no time is wished. */
  readonly calendar: WeeklyCalendar;
  /** Half-hours of one lesson. */
  readonly lessonLength: number;
  readonly lessonsPerWeek: number;
  /** Half-hours of all lessons: with fewer in common they cannot fit. */
  readonly needed: number;
  /** Points by the number of common half-hours; more than the last give the points of the last. */
  readonly overlap: Uint8Array;
  /** The fewest common half-hours that give so many points, by points. */
  readonly fewestFor: Uint8Array;
}

/** Reads a wish into tables. */
export function readWish(wish: MatchWish): WishTables {
  const overlap = Uint8Array.from(overlapPointsByHalfHours(wish));
  const lessonLength = lessonHalfHours(wish.minutes);
  const fewestFor: number[] = [];
  for (const [common, points] of overlap.entries()) while (fewestFor.length <= points) fewestFor.push(common);
  return {
    ...readTraitPoints(wish),
    calendar: wishedCalendar(wish),
    lessonLength,
    lessonsPerWeek: wish.lessonsPerWeek,
    needed: wish.lessonsPerWeek * lessonLength,
    overlap,
    fewestFor: Uint8Array.from(fewestFor),
  };
}

/** Points for so many common half-hours. */
export function overlapFor({ overlap }: Pick<WishTables, "overlap">, common: number): number {
  return overlap[Math.min(overlap.length - 1, common)] ?? 0;
}
