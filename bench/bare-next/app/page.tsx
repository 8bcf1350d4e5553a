/** The floor speaks Korean as our pages do: loading the machine's Korean font is no merit and no fault of a page. */
export default function Page() {
  return <h1>아무것도 없는 화면</h1>;
}
