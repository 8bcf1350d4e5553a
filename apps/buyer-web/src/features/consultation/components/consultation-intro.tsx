/** What the free call is, at the top of the form and of its skeleton. */
export function ConsultationIntro() {
  return (
    <>
      <h1 className="text-title-1">
        공부 고민을 들려주세요. <br className="sm:hidden" />
        전화로 같이 풀어요
      </h1>
      <p className="mt-2 text-body text-fg-2">
        10분쯤 이야기하고 맞는 수업을 알려 드려요. 무료이고, 듣기만 하셔도 돼요.
      </p>
    </>
  );
}
