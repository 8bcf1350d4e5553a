import { padColumns } from "../processes/index.mjs";

/**
 * Prints the addresses and the log-ins of the demo people.
 * @param {Pick<import("./stack.mjs").Stack, "env" | "people"> & { databaseFolder?: { folder: string, moved: boolean } }} run
 */
export function printWelcome({ env, people, databaseFolder }) {
  const rows = [
    ["Buyer site", env.BUYER_ORIGIN],
    ["Tutor site", env.TUTOR_ORIGIN],
    ["Account pages", env.ACCOUNT_ORIGIN],
    ["Exam host", env.EXAM_ORIGIN],
    ["API", `http://localhost:${env.API_PORT}/api`],
    ["Sandbox", env.SANDBOX_ORIGIN, "stands in for the vendors"],
    ["  messages", `${env.SANDBOX_ORIGIN}/inbox`, "every SMS that was sent"],
    ["  e-mail", `${env.SANDBOX_ORIGIN}/mails`, "every e-mail that was sent"],
    ["  payments", `${env.SANDBOX_ORIGIN}/charges`],
    ["  test cards", `${env.SANDBOX_ORIGIN}/cards`, "one per outcome"],
    ["  clock", `${env.SANDBOX_ORIGIN}/clock`, "moves the product's time; npm run clock -- +1d"],
  ];
  console.log("\n나란 is running.\n");
  for (const [name, url, note] of rows)
    console.log(`  ${padColumns(name ?? "", 20)}${url}${note ? `  (${note})` : ""}`);
  console.log("\n  Log in as");
  for (const { role, email, password } of people)
    console.log(`  ${padColumns(role, 20)}${email.padEnd(25)}${password}`);
  if (databaseFolder?.moved) {
    console.log(`\n  The database's user can't reach this checkout, so its files are in ${databaseFolder.folder}.`);
  }
  console.log("\nCtrl-C stops everything.");
}
