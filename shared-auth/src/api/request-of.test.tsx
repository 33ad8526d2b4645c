import { volunteerApplicationRoutes } from "@coulisses/shared-domain/routes/registrations";
import { pathOf, requestOf } from "./request-of";

const slot = { method: "DELETE", path: "/tasks/:taskId/slots/:slotId" } as const;

test("what the path names goes there, encoded; what nothing names stays", () => {
  expect(
    requestOf(slot, { taskId: 3, slotId: "a/b ?", query: { why: "pluie" }, start: "14h" }),
  ).toMatchObject({
    method: "DELETE",
    url: "tasks/3/slots/a%2Fb%20%3F",
    params: { why: "pluie" },
  });
});

test("a body goes as it is, with the version that was seen and what the person does", () => {
  expect(
    requestOf(slot, { taskId: 3, slotId: "a", body: { name: "Léa" }, version: 4, gesture: "Virement" }),
  ).toEqual({
    method: "DELETE",
    url: "tasks/3/slots/a",
    body: { name: "Léa" },
    version: 4,
    gesture: "Virement",
  });
});

test("a file goes in the field that the contract names", () => {
  const file = new File(["x"], "affiche.png");
  const { body } = requestOf({ method: "POST", path: "/picture", sendsFile: true }, { file });
  expect([...(body as FormData).keys()]).toEqual(["file"]);
});

test("a parameter whose name begins like another one is not taken for it", () => {
  expect(pathOf({ method: "GET", path: "/people/:idea/:id" }, { id: 1, idea: "x" })).toBe("people/x/1");
});

test("a path is never asked for with a hole in it", () => {
  expect(() => pathOf(slot, { taskId: 3 })).toThrow("/tasks/:taskId/slots/:slotId lacks slotId");
});

test("a call that takes nothing is its path", () => {
  expect(requestOf(volunteerApplicationRoutes.candidates, undefined).url).toBe(
    "registrations/membership-applications/volunteers",
  );
});
