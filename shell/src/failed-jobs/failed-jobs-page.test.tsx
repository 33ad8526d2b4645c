import type { FailedJob, FailedJobs } from "@coulisses/shared-domain/contract/failed-jobs";
import { api, fakeServer } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../testing/test-site";
import FailedJobsPage from "./failed-jobs-page";

const mail: FailedJob = {
  id: "11111111-1111-4111-8111-111111111111",
  kind: "letter",
  person: { id: 1, firstname: "Marie", lastname: "Curie", nickname: null },
  subject: "Bal des pompiers rejetée",
  failedAt: "2026-05-01T10:00:00.000Z",
  attempts: 9,
  lastError: "550 mailbox unavailable",
};
const reset: FailedJob = {
  ...mail,
  id: "22222222-2222-4222-8222-222222222222",
  kind: "password-reset",
  person: null,
  subject: null,
};

let kept: FailedJob[];
let total: number | undefined;
let broken: boolean;
let sendsNotifications: boolean;
let asked: string[];
beforeEach(() => {
  kept = [mail, reset];
  [total, broken, sendsNotifications, asked] = [undefined, false, true, []];
});

const drop = ({ params }: { params: Record<string, unknown> }, verb: string) => {
  asked.push(`${verb} ${String(params["id"])}`);
  const there = kept.some(({ id }) => id === params["id"]);
  kept = kept.filter(({ id }) => id !== params["id"]);
  if (there) return new HttpResponse(null, { status: 204 });
  return HttpResponse.json(
    { statusCode: 404, error: "Not Found", message: "Cet envoi n'est plus en échec" },
    { status: 404 },
  );
};
fakeServer(
  http.get(api("failed-jobs"), () => {
    if (broken) return HttpResponse.json({ statusCode: 500, error: "", message: "Oups" }, { status: 500 });
    return HttpResponse.json<FailedJobs>({ jobs: kept, total: total ?? kept.length, sendsNotifications });
  }),
  http.post(api("failed-jobs/:id/retry"), (request) => drop(request, "retry")),
  http.delete(api("failed-jobs/:id"), (request) => drop(request, "dismiss")),
);

const row = (name: RegExp) => screen.findByRole("row", { name });

test("an administrator reads what did not leave, for whom, how often it was tried and why", async () => {
  await renderInSite(<FailedJobsPage />);
  const cells = within(await row(/Bal des pompiers rejetée/));
  expect(cells.getByText("Marie Curie")).toBeVisible();
  expect(cells.getByText("9")).toBeVisible();
  expect(cells.getByText("550 mailbox unavailable")).toBeVisible();
  expect(await row(/Réinitialisation de mot de passe/)).toBeVisible();
});

test("a retry makes it leave the list", async () => {
  await renderInSite(<FailedJobsPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Réessayer Bal des pompiers rejetée" }));
  await waitFor(() => expect(screen.queryByText("Marie Curie")).not.toBeInTheDocument());
  expect(asked).toEqual([`retry ${mail.id}`]);
});

test("it is forgotten once confirmed, not before", async () => {
  await renderInSite(<FailedJobsPage />);
  const forget = () => screen.findByRole("button", { name: "Oublier Bal des pompiers rejetée" });
  await userEvent.click(await forget());
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Annuler" }));
  expect(asked).toEqual([]);
  await userEvent.click(await forget());
  const dialog = within(await screen.findByRole("dialog", { name: "Oublier cet envoi ?" }));
  expect(dialog.getByText(/« Bal des pompiers rejetée » pour Marie Curie ne partira jamais/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Oublier" }));
  await waitFor(() => expect(screen.queryByText("Marie Curie")).not.toBeInTheDocument());
  expect(asked).toEqual([`dismiss ${mail.id}`]);
});

test("a job that another administrator handled leaves the list too", async () => {
  await renderInSite(<FailedJobsPage />);
  const retry = await screen.findByRole("button", { name: "Réessayer Bal des pompiers rejetée" });
  kept = [reset];
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByText("Marie Curie")).not.toBeInTheDocument());
});

test("an empty list says that all is well", async () => {
  kept = [];
  await renderInSite(<FailedJobsPage />);
  expect(await screen.findByText("Aucun envoi en échec, tout est parti !")).toBeVisible();
});

test("a long list says how much of it is shown", async () => {
  total = 350;
  await renderInSite(<FailedJobsPage />);
  expect(await screen.findByText(/2 affichés sur 350/)).toBeVisible();
});

test("a list that does not come says so, and comes with a retry", async () => {
  broken = true;
  await renderInSite(<FailedJobsPage />);
  const retry = await screen.findByRole("button", { name: /Réessayer/ });
  broken = false;
  await userEvent.click(retry);
  expect(await row(/Bal des pompiers rejetée/)).toBeVisible();
});

test("an administrator learns that no notification can leave, and what is missing", async () => {
  sendsNotifications = false;
  await renderInSite(<FailedJobsPage />);
  expect(await screen.findByText("Les notifications sont coupées")).toBeVisible();
  expect(screen.getByText(/VAPID_PUBLIC_KEY et VAPID_PRIVATE_KEY/)).toBeVisible();
});

test("where notifications leave, nothing is said of them", async () => {
  await renderInSite(<FailedJobsPage />);
  expect(await row(/Bal des pompiers rejetée/)).toBeVisible();
  expect(screen.queryByText("Les notifications sont coupées")).not.toBeInTheDocument();
});
