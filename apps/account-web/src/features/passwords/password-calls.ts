import { api } from "@pkg/web/platform/api/api";

/** Asks for a mail with a link; the answer is the same for every address. @throws CallError; 429 with `opensAt` */
export async function requestReset(email: string): Promise<void> {
  await api().POST("/auth/request-password-reset", { body: { email } });
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
