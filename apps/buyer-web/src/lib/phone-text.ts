/** "01023456789" -> "010-2345-6789". */
export function phoneText(phoneNumber: string): string {
  return phoneNumber.replace(/^(\d{3})(\d{3,4})(\d{4})$/, "$1-$2-$3");
}
