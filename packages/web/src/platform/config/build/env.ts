/** Whether a build server builds: it builds once, and checks the types by themselves. */
export const IS_BUILD_SERVER = Boolean(process.env.CI);
