import { act, render, screen, waitFor } from "@testing-library/react";
import { DataTable } from "./data-table";

type Account = { id: number };
const accounts: Account[] = Array.from({ length: 200 }, (_, index) => ({ id: index + 1 }));

const drawn = () => screen.getAllByRole("row").slice(1);

it("a long table whose code comes late leaves the rows in which a person types until they are left", async () => {
  render(
    <>
      <DataTable
        rows={accounts}
        columns={[
          { key: "amount", header: "Montant", render: ({ id }) => <input aria-label={`Montant de ${id}`} /> },
        ]}
        getRowId={({ id }) => id}
        caption="Comptes"
        maxHeight="520px"
      />
      <button>Enregistrer</button>
    </>,
  );
  const amount = screen.getByRole("textbox", { name: "Montant de 3" });
  act(() => amount.focus());
  await act(() => import("./rows/virtual-body"));
  expect(amount).toHaveFocus();
  expect(drawn()).toHaveLength(100);
  act(() => screen.getByRole("button", { name: "Enregistrer" }).focus());
  await waitFor(() => expect(drawn().length).toBeLessThan(80));
});
