/** Carries the student a parent has switched to. */
export const SWITCH_STUDENT_HEADER = "X-Switch-Auth-Student";
/** Carries the Android app's version. */
export const ANDROID_VERSION_HEADER = "X-Android-Version";
