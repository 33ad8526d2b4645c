import { logIn } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ConsumptionDraft, createConsumptionDraft, isTyped } from "./consumption-draft";
import { useReplacedAmounts } from "./replaced-amounts";

beforeEach(() => {
  sessionStorage.clear();
  logIn({ userId: noel.id });
});

function Page({ draft }: { draft: ConsumptionDraft }) {
  const { notices, replaceBy, forget } = useReplacedAmounts(draft);
  return (
    <ThemeProvider theme="blue-light">
      {notices}
      <button onClick={() => replaceBy(() => draft.setMode("deposit"))}>Dépôts</button>
      <button onClick={forget}>Enregistré</button>
    </ThemeProvider>
  );
}
const open = (draft = createConsumptionDraft()) => {
  render(<Page draft={draft} />);
  return draft;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const found = "Ce que tu avais commencé à saisir est encore là.";
const dropped = "Les montants saisis en « Fût » ne sont plus dans le tableau.";

describe("Amounts that came back after a reload", () => {
  beforeEach(() => createConsumptionDraft().setAmount(11, "2"));

  it("are told, and emptied by who begins anew", async () => {
    const draft = open();
    expect(screen.getByText(found)).toBeVisible();
    await press("Recommencer");
    expect(isTyped(draft.current())).toBe(false);
    expect(screen.queryByText(found)).not.toBeInTheDocument();
  });

  it("are told no more once they are replaced", async () => {
    open();
    await press("Dépôts");
    expect(screen.queryByText(found)).not.toBeInTheDocument();
    expect(screen.getByText(dropped)).toBeVisible();
  });
});

describe("Amounts of another mode", () => {
  it("leave the table, and are brought back with their mode", async () => {
    const draft = open();
    draft.setAmount(11, "2");
    await press("Dépôts");
    expect(draft.current()).toMatchObject({ mode: "deposit", amounts: {} });
    await press("Les retrouver");
    expect(draft.current()).toMatchObject({ mode: "cask", amounts: { 11: "2" } });
    expect(screen.queryByText(dropped)).not.toBeInTheDocument();
  });

  it("are not told where nothing was typed", async () => {
    open();
    await press("Dépôts");
    expect(screen.queryByText(dropped)).not.toBeInTheDocument();
  });

  it("are forgotten once those in the table are saved", async () => {
    open().setAmount(11, "2");
    await press("Dépôts");
    await press("Enregistré");
    expect(screen.queryByText(dropped)).not.toBeInTheDocument();
  });
});
