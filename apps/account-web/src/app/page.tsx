import { redirect } from "next/navigation";

/** The account service has no home of its own: its first page is the log-in, which goes on when it is not needed. */
export default function AccountHome() {
  redirect("/login");
}
