import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { actionsColumn, type ActionsColumnProps, RowActions } from "./row-actions";
import { SimpleTable } from "./simple-table";

type Gear = { id: number; name: string; isLent: boolean };
const gears: Gear[] = [
  { id: 1, name: "Barrière", isLent: false },
  { id: 2, name: "Tireuse", isLent: true },
];
const onEdit = jest.fn();
const onRemove = jest.fn();
beforeEach(() => {
  onEdit.mockReset();
  onRemove.mockReset();
});

const table = (props: Partial<ActionsColumnProps<Gear>>) =>
  render(
    <SimpleTable
      caption="Matos"
      emptyText="Aucun matos"
      rows={gears}
      getRowId={({ id }) => id}
      columns={[
        { key: "name", header: "Nom", render: ({ name }) => name },
        ...actionsColumn<Gear>({ what: ({ name }) => name, ...props }),
      ]}
    />,
  );
const button = (name: string) => screen.getByRole("button", { name });

describe("the buttons at the end of a row", () => {
  it("say which row they change or remove, and do so", async () => {
    table({ onEdit, onRemove });
    await userEvent.click(button("Modifier Barrière"));
    expect(onEdit).toHaveBeenCalledWith(gears[0]);
    await userEvent.click(button("Supprimer Tireuse"));
    expect(onRemove).toHaveBeenCalledWith(gears[1]);
  });

  it("are not there for those who may do nothing, nor is their column", () => {
    table({});
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getAllByRole("columnheader")).toHaveLength(1);
  });

  it("are only those that the person may use", () => {
    table({ onEdit });
    expect(screen.getAllByRole("button")).toHaveLength(gears.length);
  });

  it("may have words of their own for removing", async () => {
    table({ onRemove, removeLabel: ({ name }) => `Rendre ${name}` });
    await userEvent.click(button("Rendre Barrière"));
    expect(onRemove).toHaveBeenCalledWith(gears[0]);
  });

  it("that may not be used now say why, and still have the keyboard's focus", async () => {
    table({
      onEdit,
      onRemove,
      keeps: ({ isLent }) => isLent,
      editProblem: ({ isLent }) => (isLent ? "La tireuse est prêtée" : undefined),
    });
    const edit = button("La tireuse est prêtée");
    act(() => edit.focus());
    expect(edit).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button("Supprimer Tireuse"));
    expect([onEdit, onRemove].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    await userEvent.click(button("Modifier Barrière"));
    expect(onEdit).toHaveBeenCalledTimes(1);
  });
});

it("A row that is being removed can't be removed twice", async () => {
  let settle: () => void = jest.fn();
  onRemove.mockReturnValue(new Promise<void>((resolve) => (settle = resolve)));
  render(<RowActions what="le créneau du soir" onRemove={onRemove} />);
  await userEvent.click(button("Supprimer le créneau du soir"));
  await userEvent.click(button("Supprimer le créneau du soir"));
  expect(onRemove).toHaveBeenCalledTimes(1);
  await act(async () => settle());
  await userEvent.click(button("Supprimer le créneau du soir"));
  expect(onRemove).toHaveBeenCalledTimes(2);
});
