import { api } from "@pkg/web/platform/api/api";
import { type ReturnTarget, targetBody } from "@/lib/return/return-target";

/**
 * Asks for a mail with a link, which leads back to where they came from; the answer is the same for every address.
 * @throws CallError; 429 with `opensAt`
 */
export async function requestReset(email: string, target: ReturnTarget): Promise<void> {
  await api().POST("/auth/request-password-reset", { body: { email, ...targetBody(target) } });
}

/** Asks whether a mailed link still holds. @throws CallError; 410 when it is used or over */
export async function checkReset(token: string): Promise<void> {
  await api().POST("/auth/reset-password/check", { body: { token } });
}

/** Sets a new password by a mailed link. @throws CallError; 410 when the link is used or over */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await api().POST("/auth/reset-password", { body: { token, newPassword } });
}

/** Changes the password; without an old one it is the first. @throws CallError; account 20004 for a wrong old one */
export async function changePassword(newPassword: string, currentPassword?: string): Promise<void> {
  await api().POST("/auth/change-password", {
    body: { newPassword, ...(currentPassword === undefined ? {} : { currentPassword }) },
  });
}
