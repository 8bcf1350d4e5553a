import { enoughHalfHours, lessonHalfHours, MATCH_PART_LIMITS, type MatchWish } from "@pkg/domain";
import { profilePoints } from "../../lib/tutor-profile.ts";
import {
  countCommon,
  countRoom,
  type LessonPacker,
  lessonPacker,
  type WishedBytes,
  wishedBytes,
} from "./count-room.ts";
import { mostCommon, partCounts } from "./sign-week.ts";

/** A wish in the terms of the index in memory. */
export interface IndexWish {
  readonly wished: WishedBytes;
  readonly packer: LessonPacker;
  readonly lessonsPerWeek: number;
  /** Half-hours that all lessons take. */
  readonly needed: number;
  /** By byte of a signature; see `mostCommon`. */
  readonly partCounts: Uint16Array;
  /** Points for common half-hours, by their number; more than the last give the last. */
  readonly overlap: Uint8Array;
  /** Points by style code and by background code. */
  readonly styles: Int16Array;
  readonly background: Int16Array;
}

/** Reads a wish. */
export function readWish(wish: MatchWish): IndexWish {
  const enough = enoughHalfHours(wish);
  const most = MATCH_PART_LIMITS.overlap;
  return {
    ...profilePoints(wish),
    wished: wishedBytes(wish.calendar),
    packer: lessonPacker(lessonHalfHours(wish.minutes)),
    lessonsPerWeek: wish.lessonsPerWeek,
    needed: wish.lessonsPerWeek * lessonHalfHours(wish.minutes),
    partCounts: partCounts(wish.calendar),
    overlap: Uint8Array.from({ length: enough + 1 }, (_, common) =>
      enough === 0 ? most : Math.floor((most * common) / enough),
    ),
  };
}

/** The most points that a week with this signature can have for its overlap; below zero when no lesson can fit. */
export function mostOverlap({ partCounts, needed, overlap }: IndexWish, signature: number): number {
  const common = mostCommon(partCounts, signature);
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
