import { answeredMe, api, fakeServer, refusal } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../../testing/test-site";
import { StaffApplication } from "./staff-application";
import { VolunteerApplication } from "./volunteer-application";

let applications: string[];
let me: ReturnType<typeof answeredMe>;
let hasApplication: boolean;

const noContent = () => new HttpResponse(null, { status: 204 });
const base = "registrations/membership-applications";
const server = fakeServer(
  http.get(api("users/me"), () => HttpResponse.json(me)),
  http.get(api(`${base}/volunteers/:id`), () => HttpResponse.json({ hasApplication })),
  http.post(api(`${base}/*`), ({ request }) => {
    applications.push(new URL(request.url).pathname.split("membership-applications/")[1] ?? "");
    return noContent();
  }),
);

beforeEach(() => {
  applications = [];
  hasApplication = false;
  me = answeredMe(noel);
  window.history.replaceState(null, "", "/");
});

const stranger = { teams: [], permissions: [] };
const volunteer = { teams: ["soft"], permissions: ["be-affected"] } as const;
/** Waits until the page has read what it needs, and for a call after that: what the page sent came before it. */
async function settled({ messages }: { messages: () => string[] }) {
  await waitFor(() => expect(messages()).toBeDefined());
  await act(() => fetch(api("users/me")));
}

describe("AP-4 Anyone who logs in", () => {
  const open = (access: typeof stranger | typeof volunteer = stranger) =>
    renderInSite(<VolunteerApplication />, { access });

  it("without a team nor an application applies as a volunteer, once", async () => {
    const page = await open();
    await waitFor(() => expect(page.messages()).toEqual(["Ta demande pour devenir bénévole a été envoyée"]));
    await settled(page);
    expect(applications).toEqual([`volunteers/apply/${noel.id}`]);
  });

  it.each<[string, () => void, typeof stranger | typeof volunteer]>([
    ["is in the team already", () => undefined, volunteer],
    ["has applied", () => (me = { ...me, membershipApplication: "VOLUNTEER" }), stranger],
    ["comes with an invitation", () => window.history.replaceState(null, "", "/?token=a.b.c"), stranger],
  ])("and %s does not", async (_who, prepare, access) => {
    prepare();
    await settled(await open(access));
    expect(applications).toEqual([]);
  });

  it("and was refused as an organiser applies as a volunteer, once: only that application counts", async () => {
    me = { ...me, membershipApplication: "STAFF" };
    const first = await open();
    await waitFor(() => expect(applications).toEqual([`volunteers/apply/${noel.id}`]));
    first.unmount();
    hasApplication = true;
    await settled(await open());
    expect(applications).toHaveLength(1);
  });

  it("in two tabs at once hears nothing of the second try", async () => {
    server.use(
      http.post(api(`${base}/volunteers/apply/:id`), () => {
        applications.push("refused");
        return refusal(409, "Tu as déjà candidaté pour être bénévole pour cette édition");
      }),
    );
    const page = await open();
    await waitFor(() => expect(applications).toEqual(["refused"]));
    await settled(page);
    await waitFor(() => expect(page.messages()).toEqual([]));
  });
});

describe("AP-4 Anyone who opens an invitation", () => {
  const open = () =>
    renderInSite(<StaffApplication token="a.b.c" then="/" />, { access: stranger, at: "/?token=a.b.c" });

  it("applies as an organiser", async () => {
    const { messages } = await open();
    await waitFor(() => expect(messages()).toEqual(["Ta demande pour devenir organisateur a été envoyée"]));
    expect(applications).toEqual(["staffs"]);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("that is over is told what to do", async () => {
    server.use(http.post(api(`${base}/staffs`), () => refusal(400, "Le lien de candidature a expiré")));
    const { messages } = await open();
    await waitFor(() =>
      expect(messages()).toEqual([
        "Oups, ta demande de candidature a échoué... Réessaie de te connecter avec le lien fourni par le.a SG",
      ]),
    );
  });
});
