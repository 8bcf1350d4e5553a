import { APPLICANT_CONSENTS } from "@pkg/domain";
import type { DemoPerson } from "../demo-people.ts";
import { Person } from "./person.ts";
import type { Stage } from "./stage.ts";

/** 64 kbit/s, 44.1 kHz, mono, no sound: a recording of ten seconds that plays. */
function recording(): Blob {
  const frame = Buffer.alloc(208);
  Buffer.from([0xff, 0xfb, 0x50, 0xc0]).copy(frame);
  return new Blob([Buffer.concat(Array.from({ length: 383 }, () => frame))], { type: "audio/mpeg" });
}

/** A whole application, sent. @returns its id */
export async function applyAsTutor({ tutorAddress }: Stage, person: DemoPerson, answers: object): Promise<string> {
  const applicant = await Person.logIn(tutorAddress, person);
  const { id } = await applicant.call<{ id: string }>("POST", "/tutor-applicants");
  const path = `/tutor-applicants/${id}`;
  await applicant.call("PATCH", path, { ...answers, name: person.name });
  const { signedUrl } = await applicant.call<{ signedUrl: string }>("GET", `${path}/screenings/signed-url`);
  const target = new URL(signedUrl);
  const form = new FormData();
  form.set("file", recording(), "voice.mp3");
  await Person.visitor(tutorAddress).call("POST", target.pathname.replace(/^\/api/, "") + target.search, form);
  await applicant.call("POST", `${path}/screenings`, { audioUrl: target.origin + target.pathname });
  await sendProof(applicant, path, person.name);
  await applicant.call("POST", `${path}/register`, { agreements: APPLICANT_CONSENTS.map(({ key }) => key) });
  return id;
}

/** A certificate as a PDF file of one line; readers without its fonts take their own. */
function certificateOf(name: string): Blob {
  const text = [...`Certificate of enrolment: ${name}`].map((letter) =>
    letter.charCodeAt(0).toString(16).padStart(4, "0"),
  );
  const stream = `BT /F1 18 Tf 60 760 Td <${text.join("")}> Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [6 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /FontDescriptor 7 0 R >>",
    "<< /Type /FontDescriptor /FontName /HYSMyeongJo-Medium /Flags 6 /FontBBox [0 -148 1001 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 60 >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`], {
    type: "application/pdf",
  });
}

async function sendProof(applicant: Person, path: string, name: string): Promise<void> {
  const { signedUrl } = await applicant.call<{ signedUrl: string }>("GET", `${path}/study-proof/signed-url`);
  const { pathname, search } = new URL(signedUrl);
  const form = new FormData();
  form.set("file", certificateOf(name), "certificate.pdf");
  await applicant.call("POST", pathname.replace(/^\/api/, "") + search, form);
}
