import { baseApi } from "@coulisses/shared-auth";
import { api, looseServer, renderWithStore } from "@coulisses/shared-auth/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { WaitingGestures } from "./waiting-gestures";

let tries = 0;
looseServer(
  http.post(api("transactions/transfer"), () => {
    tries += 1;
    return HttpResponse.error();
  }),
);
const { useTestTransferMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testTransfer: build.mutation<unknown, string>({
      query: (gesture) => ({ url: "transactions/transfer", method: "POST", body: { gesture }, gesture }),
      extraOptions: { movesMoney: true, silent: true },
    }),
  }),
});

function Page() {
  const [transfer, { isLoading }] = useTestTransferMutation();
  return (
    <>
      <WaitingGestures />
      <button onClick={() => void transfer("Virement de 12,00 € à Léa")}>Payer Léa</button>
      <button onClick={() => void transfer("Virement de 3,00 € à Zoé")}>Payer Zoé</button>
      <p>{isLoading ? "en route" : "fini"}</p>
    </>
  );
}

it("What waits for the network is shown, and may be given up in full knowledge", async () => {
  localStorage.clear();
  renderWithStore(<Page />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("button", { name: "Payer Léa" }));
  expect(await screen.findByText("1 opération attend le réseau…")).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("Virement de 12,00 € à Léa");
  await userEvent.click(screen.getByRole("button", { name: "Payer Zoé" }));
  expect(await screen.findByText("2 opérations attendent le réseau…")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Abandonner « Virement de 3,00 € à Zoé »" }));
  expect(screen.getByText(/Si le serveur l'a déjà reçue, elle compte quand même/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Continuer à envoyer" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);

  for (const name of ["Virement de 3,00 € à Zoé", "Virement de 12,00 € à Léa"]) {
    await userEvent.click(screen.getByRole("button", { name: `Abandonner « ${name} »` }));
    await userEvent.click(screen.getByRole("button", { name: "Abandonner quand même" }));
  }
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByText("fini")).toBeVisible());
  const before = tries;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(tries).toBe(before);
});
