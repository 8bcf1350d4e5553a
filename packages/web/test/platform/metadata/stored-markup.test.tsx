// @vitest-environment happy-dom
import { WEEKDAYS } from "@pkg/domain";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TutorProfileView } from "../../../src/features/tutor/tutor-profile-view";
import { StructuredData } from "../../../src/platform/metadata/structured-data";

// What people wrote is shown as they wrote it, and is never part of the page's own markup.

const MARKUP = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;

test("a tutor's words with markup are shown as text", () => {
  const nothing = Object.fromEntries(WEEKDAYS.map((day) => [day, []]));
  const subjects = {
    middleSchoolSubjects: [],
    highSchoolSubjects: [],
    examSubjects: [],
    confidenceSubjects: [],
  };
  const tutor = {
    id: "1",
    name: MARKUP,
    universityName: MARKUP,
    major: MARKUP,
    styles: [],
    teachingYears: 1,
    introduction: MARKUP,
    subjects,
    weeklyAvailablePeriods: nothing,
  };
  const { container } = render(<TutorProfileView tutor={tutor as never} subjects={[]} />);
  expect(container.textContent.split(MARKUP).length - 1).toBe(4);
  expect(container.querySelector("script, [onerror]")).toBeNull();
});

test("data for search engines cannot end its script", () => {
  const { container } = render(<StructuredData data={{ name: `</script>${MARKUP}` }} />);
  const [script, ...others] = container.querySelectorAll("script");
  expect(others).toEqual([]);
  expect(container.querySelector("img")).toBeNull();
  expect(JSON.parse(script?.textContent ?? "").name).toBe(`</script>${MARKUP}`);
});
