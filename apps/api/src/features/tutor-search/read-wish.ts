import { enoughHalfHours, lessonHalfHours, MATCH_PART_LIMITS, type MatchWish } from "@pkg/domain";
import { type ProfilePoints, profilePoints, STYLE_CODES } from "../../lib/tutor-profile.ts";
import {
  countCommon,
  countRoom,
  type LessonPacker,
  lessonPacker,
  type WishedBytes,
  wishedBytes,
} from "./count-room.ts";
import { type PartCounts, partCounts } from "./sign-week.ts";

/** A wish in the terms of the index in memory. */
export interface IndexWish extends ProfilePoints {
  readonly wished: WishedBytes;
  readonly packer: LessonPacker;
  readonly lessonsPerWeek: number;
  /** Half-hours that all lessons take. */
  readonly needed: number;
  readonly partCounts: PartCounts;
  /** Points for common half-hours, by their number; more than the last give the last. */
  readonly overlap: Uint8Array;
  /** The most points that anybody of the index can have for common half-hours. */
  readonly overlapLimit: number;
  /** How many common half-hours it takes for so many points. */
  readonly fewestFor: Uint8Array;
}

/** Reads a wish. `anybody`: the half-hours of the week, as bits, in which any tutor of the index is free. */
export function readWish(wish: MatchWish, anybody: Uint8Array): IndexWish {
  const enough = enoughHalfHours(wish);
  const most = MATCH_PART_LIMITS.overlap;
  const overlap = new Uint8Array(enough + 1).fill(most);
  for (let common = 0; common < enough; common++) overlap[common] = Math.floor((most * common) / enough);
  const fewestFor = new Uint8Array(most + 1);
  for (let points = 1, common = 0; points <= most; points++) {
    while ((overlap[common] ?? most) < points) common++;
    fewestFor[points] = common;
  }
  const parts = partCounts(wish.calendar, anybody);
  return {
    ...profilePoints(wish),
    wished: wishedBytes(wish.calendar),
    packer: lessonPacker(lessonHalfHours(wish.minutes)),
    lessonsPerWeek: wish.lessonsPerWeek,
    needed: wish.lessonsPerWeek * lessonHalfHours(wish.minutes),
    partCounts: parts,
    overlap,
    overlapLimit: overlap[Math.min(enough, parts.total)] ?? most,
    fewestFor,
  };
}

/** The most points for so many common half-hours; below zero when the lessons can't fit. */
export function mostOverlap({ needed, overlap }: IndexWish, common: number): number {
  return common < needed ? -1 : (overlap[Math.min(overlap.length - 1, common)] ?? 0);
}

/** Points for the half-hours that a week of bits has in common with the wished ones. */
export function overlapOf({ wished, overlap }: IndexWish, weeks: Uint8Array, from: number): number {
  return overlap[Math.min(overlap.length - 1, countCommon(wished, weeks, from))] ?? 0;
}

/** Whether all lessons fit into what a week of bits has in common with the wished one. */
export function hasRoom({ packer, wished, lessonsPerWeek }: IndexWish, weeks: Uint8Array, from: number): boolean {
  return countRoom(packer, wished, weeks, from) >= lessonsPerWeek;
}

const STYLE_MASK = STYLE_CODES - 1;
const STYLE_BITS = 31 - Math.clz32(STYLE_CODES);

/** Points for a profile (see `profileNumber`); below zero for a gender that is not wished. */
export function profilePointsOf({ styles, background }: IndexWish, profile: number): number {
  return (styles.points[profile & STYLE_MASK] ?? 0) + (background.points[profile >> STYLE_BITS] ?? 0);
}
