/**
 * Mutation testing of the cost and validation rules (quality bar: a score of 95 % or more).
 * Files that hold only types or labels have nothing to mutate and stay out.
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutation.config.ts", related: true },
  mutate: [
    "src/{benefit,consent,course,enrollment,exam,learning-type,ledger,match,match-score,money,navigation,order,payment,product,proposal,refund,renewal,schedule,subject,time,user}/**/*.ts",
    "src/error/payment-error-message.ts",
    "src/lesson/{answer-lesson,lesson-counts,lesson-dispute,lesson-outcome,settle-lesson}.ts",
    "src/payout/{earning-state,pay-rows,tutor-pay}.ts",
    "!src/**/*.test.ts",
    "!src/match/match-status.ts",
    "!src/proposal/tutor-proposal-status.ts",
    "!src/subject/grade-band.ts",
    "!src/schedule/weekly-periods.ts",
    "!src/consent/consent.ts",
    "!src/learning-type/learning-type-axis.ts",
    "!src/learning-type/learning-type-items.ts",
    "!src/learning-type/learning-type-profiles.ts",
    "!src/exam/exam.ts",
  ],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  concurrency: 2,
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: "reports/mutation.json" },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 98, low: 95, break: 95 },
  tempDirName: ".stryker-tmp",
  ignorePatterns: ["dist", "reports"],
  // Stryker would rewrite tsconfig.json through the compiler API that TypeScript 7 no longer has; there is nothing to rewrite.
  tsconfigFile: "no-tsconfig.json",
  disableTypeChecks: false,
};
