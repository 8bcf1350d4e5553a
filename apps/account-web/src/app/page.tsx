import { redirect } from "next/navigation";

/** The account service has no home page: the root is the log-in, which forwards signed-in visitors. */
export default function AccountHome() {
  redirect("/login");
}
