import { fakeServer, read, refusing, renderWithStore } from "@coulisses/shared-auth/testing";
import type { FeedbackForm } from "@coulisses/shared-domain/contract/festival-events";
import { draft } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EditOutcome, SheetEdit } from "../edit/send-edit";
import { CommentsSection } from "./comments-section";
import { useNewComment } from "./new-comment";

const person = (id: number, firstname: string, lastname: string) => ({
  id,
  firstname,
  lastname,
  nickname: null,
});
const people = [person(1, "Léa", "Martin"), person(2, "Léo", "Roux"), person(3, "Zoé", "Blanc")];
const asked = jest.fn();
const server = fakeServer(
  read("users/adherents", () => {
    asked();
    return people;
  }),
);

const published = jest.fn<undefined, [unknown]>();
const write = ({ body }: SheetEdit<unknown>): Promise<EditOutcome<unknown>> => {
  published(body);
  return Promise.resolve({ kind: "saved", sheet: {} });
};
function Comments() {
  const edit = (body: FeedbackForm): SheetEdit<unknown> => ({
    route: activityRoutes.comment,
    params: {},
    body,
  });
  return <CommentsSection sheet={draft()} newComment={useNewComment(edit, write, "fa/1")} />;
}
function open() {
  renderWithStore(
    <ThemeProvider theme="blue-light">
      <Comments />
    </ThemeProvider>,
    { userId: 9 },
  );
  return userEvent.setup();
}
const field = () => screen.getByLabelText("Nouveau commentaire");
const offered = async () => within(await screen.findByRole("listbox", { name: "Personnes à nommer" }));
const names = (list: Awaited<ReturnType<typeof offered>>) =>
  list.getAllByRole("option").map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  asked.mockClear();
  published.mockClear();
});

describe("INB-9 a comment names people", () => {
  it("by @ and a few letters: arrows and Enter choose, and one more Enter publishes", async () => {
    const user = open();
    await user.type(field(), "Vois avec @le");
    const list = await offered();
    await waitFor(() => expect(names(list)).toEqual(["Léa Martin", "Léo Roux"]));
    const active = () =>
      list.getAllByRole("option").find(({ id }) => id === field().getAttribute("aria-activedescendant"));
    expect(active()).toHaveTextContent("Léa Martin");
    await user.keyboard("{ArrowDown}");
    expect(active()).toHaveTextContent("Léo Roux");
    await user.keyboard("{Enter}");
    expect(field()).toHaveValue("Vois avec @Léo Roux ");
    expect(published).not.toHaveBeenCalled();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await user.keyboard("pour les clefs{Enter}");
    await waitFor(() =>
      expect(published).toHaveBeenCalledWith({
        content: "Vois avec @Léo Roux pour les clefs",
        mentions: [2],
      }),
    );
  });

  it("by a press, in the middle of a text too", async () => {
    const user = open();
    await user.type(field(), "Vois @zo demain");
    await user.type(field(), "{ArrowLeft>7/}");
    await user.click((await offered()).getByRole("option", { name: "Zoé Blanc" }));
    expect(field()).toHaveValue("Vois @Zoé Blanc  demain");
    expect(field()).toHaveFocus();
  });

  it("or does not: Escape closes the list, and Enter then publishes the letters as they are", async () => {
    const user = open();
    await user.type(field(), "@le");
    await offered();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await user.keyboard("o{Enter}");
    await waitFor(() => expect(published).toHaveBeenCalledWith({ content: "@leo" }));
  });

  it("without asking for people where no @ stands", async () => {
    const user = open();
    await user.type(field(), "Ok{Enter}");
    await waitFor(() => expect(published).toHaveBeenCalledWith({ content: "Ok" }));
    expect(asked).not.toHaveBeenCalled();
  });

  it("that a draft names after a reload, and is published when the people can't be read", async () => {
    const user = open();
    await user.click(field());
    await user.paste("@Zoé Blanc ?");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(published).toHaveBeenCalledWith({ content: "@Zoé Blanc ?", mentions: [3] }));
  });

  it("and is published without telling anybody when the people can't be read", async () => {
    server.use(refusing("user.listAdherents", 500, "En panne"));
    const user = open();
    await user.click(field());
    await user.paste("@Zoé Blanc ?");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(published).toHaveBeenCalledWith({ content: "@Zoé Blanc ?" }));
  });
});
