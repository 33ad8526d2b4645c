import { api, fakeServer, refusal, renderWithStore } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import EmailChangePage from "./email-change-page";

let sent: unknown[];
const server = fakeServer();

function open(answer: () => Response = () => new HttpResponse(null, { status: 204 })) {
  sent = [];
  for (const what of ["confirm", "refuse"]) {
    server.use(
      http.post(api(`email-changes/${what}`), async ({ request }) => {
        sent.push([what, await request.json()]);
        return answer();
      }),
    );
  }
  window.history.replaceState(null, "", "/email-change/le%20jeton");
  renderWithStore(
    <ThemeProvider theme="blue-light">
      <EmailChangePage />
    </ThemeProvider>,
  );
}

describe("Decision 58 The holder of an account's old address", () => {
  it("answers nothing by opening the link alone", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Changement de ton adresse mail" })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("confirms the new one, once", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "Confirmer la nouvelle adresse" }));
    expect(await screen.findByText(/la nouvelle adresse sert maintenant/)).toBeVisible();
    expect(sent).toEqual([["confirm", { token: "le jeton" }]]);
    expect(screen.queryByRole("button", { name: /Confirmer|refuser/ })).not.toBeInTheDocument();
  });

  it("refuses it", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "Ce n'est pas moi : refuser" }));
    expect(await screen.findByText(/ton adresse ne change pas/)).toBeVisible();
    expect(sent).toEqual([["refuse", { token: "le jeton" }]]);
  });

  it("reads that the link has served", async () => {
    open(() => refusal(400, "Ce lien ne sert plus"));
    await userEvent.click(screen.getByRole("button", { name: "Confirmer la nouvelle adresse" }));
    expect(await screen.findByText("Ce lien ne sert plus")).toBeVisible();
  });
});
