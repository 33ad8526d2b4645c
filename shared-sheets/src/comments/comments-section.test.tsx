import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { renderWithStore } from "@coulisses/shared-auth/testing";
import type { FeedbackForm } from "@coulisses/shared-domain/contract/festival-events";
import { draft, lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EditOutcome, SheetEdit } from "../edit/send-edit";
import { CommentsSection } from "./comments-section";
import { useNewComment } from "./new-comment";

const feedbacks = [{ author: lea, content: "Et s'il pleut ?", publishedAt: "2026-01-11T10:00:00.000Z" }];
const sheet = { ...draft(), feedbacks };
const saved: EditOutcome<unknown> = { kind: "saved", sheet: {} };
const refused: EditOutcome<unknown> = { kind: "refused", message: "Trop de commentaires" };

const comments = activityRoutes.comment;

type Write = (edit: SheetEdit<unknown>) => Promise<EditOutcome<unknown>>;

function Comments({ write }: { write: Write }) {
  const edit = (body: FeedbackForm): SheetEdit<unknown> => ({ route: comments, params: {}, body });
  return <CommentsSection sheet={sheet} newComment={useNewComment(edit, write, "fa/1")} />;
}
function open(outcome = saved, userId = 1) {
  const write = jest.fn<ReturnType<Write>, Parameters<Write>>(() => Promise.resolve(outcome));
  const page = renderWithStore(
    <ThemeProvider theme="blue-light">
      <Comments write={write} />
    </ThemeProvider>,
    { userId },
  );
  return { ...page, user: userEvent.setup(), write };
}
const field = () => screen.getByLabelText("Nouveau commentaire");
const publish = () => screen.getByRole("button", { name: "Ajouter un commentaire" });

beforeEach(() => sessionStorage.clear());

describe("a new comment", () => {
  it("is published with Enter, without the blanks around it, and leaves its field empty", async () => {
    const { user, write } = open();
    await user.type(field(), "  On rentre.{Enter}");
    await waitFor(() => expect(field()).toHaveValue(""));
    expect(write.mock.calls).toEqual([[{ route: comments, params: {}, body: { content: "On rentre." } }]]);
  });

  it("has several lines where the person asks for one more", async () => {
    const { user, write } = open();
    await user.type(field(), "On{Shift>}{Enter}{/Shift}rentre");
    expect(write).not.toHaveBeenCalled();
    await user.click(publish());
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    expect(write.mock.calls[0]?.[0].body).toEqual({ content: "On\nrentre" });
  });

  it("is never empty", async () => {
    const { user, write } = open();
    await user.click(publish());
    expect(screen.getByText("Ce champ est requis")).toBeInTheDocument();
    await user.type(field(), "   {Enter}");
    expect(screen.getByText("Ce champ est requis")).toBeInTheDocument();
    expect(write).not.toHaveBeenCalled();
    await user.type(field(), "On");
    expect(screen.queryByText("Ce champ est requis")).not.toBeInTheDocument();
  });

  it("stays in its field when it is refused", async () => {
    const { user } = open(refused);
    await user.type(field(), "On rentre.{Enter}");
    await waitFor(() => expect(publish()).toBeEnabled());
    expect(field()).toHaveValue("On rentre.");
  });

  it("waits half written for its author, until it is published", async () => {
    const first = open();
    await first.user.type(field(), "On ren");
    first.unmount();
    const again = open();
    expect(field()).toHaveValue("On ren");
    await again.user.type(field(), "tre{Enter}");
    await waitFor(() => expect(field()).toHaveValue(""));
    again.unmount();
    open();
    expect(field()).toHaveValue("");
  });

  it("half written is nobody else's, and gone once another person signs in", async () => {
    const first = open();
    await first.user.type(field(), "On ren");
    first.unmount();
    const others = open(saved, 2);
    expect(field()).toHaveValue("");
    others.unmount();
    open();
    expect(field()).toHaveValue("");
  });
});

describe("the comments of a sheet", () => {
  it("are read, and not written, by those who may not", () => {
    renderWithStore(
      <ThemeProvider theme="blue-light">
        <CommentsSection sheet={sheet} newComment={false} />
      </ThemeProvider>,
    );
    expect(screen.getByRole("row", { name: /Léa.*Et s'il pleut/ })).toBeInTheDocument();
    expect(screen.queryByLabelText("Nouveau commentaire")).not.toBeInTheDocument();
  });

  it("say that there are none", () => {
    renderWithStore(
      <ThemeProvider theme="blue-light">
        <CommentsSection sheet={{ feedbacks: [], history: [] }} />
      </ThemeProvider>,
    );
    expect(screen.getByText("Aucun commentaire")).toBeInTheDocument();
  });
});

describe("the journal of a sheet", () => {
  const openAs = (teams: string[]) => {
    renderWithStore(
      <MemoryRouter>
        <ThemeProvider theme="blue-light">
          <CommentsSection sheet={sheet} journal={{ kind: "fa", id: 12 }} />
        </ThemeProvider>
      </MemoryRouter>,
      { access: { teams, permissions: [] } },
    );
    return screen.queryByRole("link", { name: "Toutes les modifications de la fiche" });
  };

  it("is one link away for those who read it, and for nobody else", () => {
    expect(openAs(["admin"])).toHaveAttribute("href", "/audit?target=fa%3A12");
    cleanup();
    expect(openAs(["hard"])).not.toBeInTheDocument();
  });
});
