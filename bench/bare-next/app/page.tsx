/** The baseline page is Korean like the product's pages, so that both load the machine's Korean font. */
export default function Page() {
  return <h1>아무것도 없는 화면</h1>;
}
