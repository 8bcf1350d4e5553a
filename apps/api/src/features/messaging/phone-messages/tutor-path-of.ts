/** The keys of messages to tutors, each with the page of the tutor site that it is about. */
const PATHS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^class:[\w-]+:REVIEWED:TUTOR:/, "/reviews"],
  [/^class:([\w-]+):\w+:TUTOR:/, "/myclass/$1"],
  [/^match\.accepted:([\w-]+):/, "/myclass/$1"],
  [/^proposal(?:\.[a-z-]+)?:([\w-]+):\d+/, "/pairings/$1"],
  [/^message:[\w-]+:TUTOR:/, "/messages"],
  [/^payout-account/, "/earnings/account"],
  [/^payout-/, "/earnings"],
  [/^(?:teaching-basis|tutor\.basis):/, "/profile"],
  [/^tutor-applicant-(?:sent|decided):([\w-]+)/, "/applicants/$1"],
];

/** The page that a message to a tutor is about, by its key; its own link is not kept. Null for one without a page. */
export function tutorPathOf(key: string): string | null {
  for (const [form, path] of PATHS) {
    const found = form.exec(key);
    if (found) return path.replace("$1", found[1] ?? "");
  }
  return null;
}
