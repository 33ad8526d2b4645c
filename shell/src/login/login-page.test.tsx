import { session } from "@coulisses/shared-auth";
import {
  api,
  fakeServer,
  fakeToken,
  refusal,
  renderWithStore,
  refusing,
} from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { LoginPage } from "./login-page";

jest.mock("../load-application", () => ({ prefetchApplication: () => undefined }));

let sent: unknown[];
const server = fakeServer();
function answerPost(path: string, answer: () => Response) {
  server.use(
    http.post(api(path), async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
}
const welcomed = () => HttpResponse.json({ accessToken: fakeToken({ userId: 7 }) }, { status: 201 });

beforeEach(() => {
  sent = [];
  window.history.replaceState(null, "", "/login");
  document.head.innerHTML = "";
});

const open = () =>
  renderWithStore(
    <ThemeProvider theme="blue-light">
      <LoginPage />
    </ThemeProvider>,
  );
const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Mot de passe");
const logIn = () => userEvent.click(screen.getByRole("button", { name: "Connexion" }));
async function fill() {
  await userEvent.type(email(), " Marie@Example.org");
  await userEvent.type(password(), "Une-Phrase-2026!");
}

describe("Logging in", () => {
  it("opens a session with the address as it is stored, the token kept by the browser's cookie", async () => {
    answerPost("login", welcomed);
    open();
    await fill();
    await logIn();
    await waitFor(() => expect(session.current().userId).toBe(7));
    expect(sent).toEqual([{ email: "marie@example.org", password: "Une-Phrase-2026!", session: "cookie" }]);
  });

  it("is done by the Enter key too", async () => {
    answerPost("login", welcomed);
    open();
    await fill();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    ["nothing at all", () => Promise.resolve()],
    ["no password", () => userEvent.type(email(), "marie@example.org")],
    ["an address of spaces", () => userEvent.type(password(), "Une-Phrase-2026!")],
  ])("with %s says that something is missing, and asks the server nothing", async (_what, type) => {
    open();
    await type();
    await logIn();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Hmmm, t'aurais pas oublié de remplir quelque chose ?",
    );
    expect(sent).toEqual([]);
  });

  it("that is refused says why, keeps what was typed and may be tried again", async () => {
    answerPost("login", () => refusal(401, "Email ou mot de passe invalide"));
    open();
    await fill();
    await logIn();
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Email ou mot de passe invalide"),
    );
    expect(password()).toHaveValue("Une-Phrase-2026!");
    answerPost("login", welcomed);
    await logIn();
    await waitFor(() => expect(session.current().userId).toBe(7));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  it("without a network says so", async () => {
    server.use(http.post(api("login"), () => HttpResponse.error()));
    open();
    await fill();
    await logIn();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/joindre le serveur/));
  });

  it("again after a session that is over says why", async () => {
    server.use(refusing("auth.refresh", 401, "La session a expiré"));
    const { rerender } = open();
    await session.renew();
    rerender(
      <ThemeProvider theme="blue-light">
        <LoginPage key="again" />
      </ThemeProvider>,
    );
    expect(screen.getByText("Ta session a expiré, reconnecte-toi.")).toBeVisible();
  });
});

describe("The registration", () => {
  it("is offered with the invitation of the address once an app brings it", async () => {
    const registry = Object.assign(document.createElement("script"), {
      id: "registry",
      type: "application/json",
    });
    registry.textContent = '{"pages":[{"path":"/register"}]}';
    document.head.append(registry);
    window.history.replaceState(null, "", "/login?token=abc");
    open();
    const link = screen.getByRole("link", { name: "Inscription" });
    expect(link).toHaveAttribute("href", "/register?token=abc");
    await userEvent.click(link);
    expect(window.location.pathname + window.location.search).toBe("/register?token=abc");
  });

  it("is not offered while no app brings it", () => {
    open();
    expect(screen.queryByRole("link", { name: "Inscription" })).not.toBeInTheDocument();
  });
});

describe("The accounts of a demo", () => {
  const say = (name: string, content: string) => {
    const meta = Object.assign(document.createElement("meta"), { name, content });
    document.head.append(meta);
  };

  it("are offered by a demo alone, under the festival's name", () => {
    say("coulisses-festival", "Garorock");
    open();
    expect(screen.getByRole("heading", { name: "Bienvenue à Garorock 👋" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Festival de démonstration" })).not.toBeInTheDocument();
  });

  it("fill the fields by themselves", async () => {
    say("coulisses-demo", "on");
    answerPost("login", welcomed);
    open();
    await userEvent.click(screen.getByRole("button", { name: "Matos" }));
    expect(email()).toHaveValue("matos@demo.coulisses.test");
    await logIn();
    await waitFor(() =>
      expect(sent).toEqual([
        { email: "matos@demo.coulisses.test", password: "Coulisses-2026!", session: "cookie" },
      ]),
    );
  });
});

describe("A forgotten password", () => {
  async function forget() {
    const page = open();
    await userEvent.type(email(), "marie@example.org");
    const forgotten = screen.getByRole("button", { name: "Mot de passe oublié ?" });
    await act(() => userEvent.click(forgotten));
    await screen.findByRole("dialog", { name: "Ben alors, on oublie son mot de passe ?" });
    return page;
  }
  const send = () => userEvent.click(screen.getByRole("button", { name: "Envoyer le mail" }));
  const address = () => screen.getByLabelText(/Ton email/);

  it("is asked for with the address that was typed", async () => {
    answerPost("forgot", () => new HttpResponse(null, { status: 204 }));
    const { messages } = await forget();
    expect(address()).toHaveValue("marie@example.org");
    await send();
    await waitFor(() =>
      expect(messages()).toEqual(["Un email de réinitialisation de mot de passe t'a été envoyé"]),
    );
    expect(sent).toEqual([{ email: "marie@example.org" }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("is not asked for with what is no address", async () => {
    await forget();
    await userEvent.clear(address());
    await userEvent.type(address(), "marie");
    await send();
    expect(await screen.findByText("Adresse mail non valable")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("that the server can't send yet leaves the dialog open, with the reason", async () => {
    answerPost("forgot", () => refusal(429, "Trop de demandes, réessaie dans une minute"));
    await forget();
    await send();
    expect(await screen.findByText("Trop de demandes, réessaie dans une minute")).toBeVisible();
    expect(address()).toHaveValue("marie@example.org");
  });
});
