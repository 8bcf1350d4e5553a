import type { Ctx } from "../../../../deps.ts";
import { deleteUnusedPictures, isPictureNamed } from "./repository.ts";

const HOUR = 60 * 60;
/** A picture that no message took for a day is not wanted. */
const UNUSED_SECONDS = 24 * HOUR;

/** Removes pictures that were never sent, and objects that no picture names. */
export async function deletePictures({ db, pictures }: Ctx): Promise<void> {
  await deleteUnusedPictures(db, UNUSED_SECONDS);
  for await (const { key, storedAt } of pictures.list()) {
    // An object is stored before its picture names it.
    const isOld = Date.now() - storedAt.getTime() > HOUR * 1000;
    if (isOld && !(await isPictureNamed(db, key))) await pictures.remove(key);
  }
}
