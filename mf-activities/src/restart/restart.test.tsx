import { answersTo, keptState } from "@coulisses/shared-auth/testing";
import { notices } from "@coulisses/shared-auth/session";
import { draft, validated } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { checkUntouchedSince, whyNotRestartable } from "@coulisses/shared-domain/next-edition/restart";
import { act, screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { closed, dialog } from "../testing/on-sheet";
import { openPage, reviewer } from "../testing/open-page";

const festival = festivalServer();
const last = { number: 51, isArchived: true };
const archived = (id: number, name: string): FestivalActivity => ({
  ...validated(),
  id,
  general: { ...validated().general, name },
  edition: last,
});
const now = { start: "2026-05-15T16:00:00.000Z", end: "2026-05-15T18:00:00.000Z" };
const then = { start: "2027-05-14T16:00:00.000Z", end: "2027-05-14T18:00:00.000Z" };
const kept = keptState(() => ({ sent: [] as unknown[], undone: [] as unknown[], isEdited: false }));

beforeEach(() => {
  festival.has(archived(1, "Bal"), archived(2, "Défilé"), { ...draft(), id: 9 });
  festival.server.use(
    ...answersTo({
      edition: {
        list: () => [
          {
            edition: 51,
            closedAt: "2026-09-01T10:00:00.000Z",
            activities: 2,
            tasks: 3,
            unfinishedActivities: 0,
            unfinishedTasks: 0,
            slotsToCome: 0,
          },
        ],
        archivedActivities: () =>
          festival
            .all()
            .filter(({ edition }) => edition?.isArchived)
            .map(previewOf),
        previewRestart: ({ body: { activities } }) => ({
          edition: 52,
          days: 364,
          activities: activities.map(({ id }) => {
            const sheet = festival.sheet(id);
            return {
              id,
              name: sheet?.general.name ?? "",
              version: sheet?.version ?? 0,
              refusal: (sheet && whyNotRestartable(sheet)) ?? null,
              tasks: [{ id: id * 10, name: "Monter" }],
              slots: [{ before: now, after: then }],
              leftBehind: { reviews: 7, feedbacks: 1, people: 2 },
            };
          }),
        }),
        restart: ({ body }) => {
          kept.sent.push(body);
          const activities = body.activities.map(({ id, name }) => {
            const fresh = { ...draft({ general: { name } }), id: id + 300 };
            festival.has(...festival.all(), {
              ...fresh,
              edition: { number: 52, isArchived: false, from: { id, edition: 51 } },
            });
            return { id: fresh.id, from: id };
          });
          return { activities, tasks: [] };
        },
        undoRestart: ({ body }) => {
          kept.undone.push(body);
          const sheet = { kind: "FA", id: 301, name: "Bal", isFromRestart: true } as const;
          checkUntouchedSince([{ ...sheet, version: kept.isEdited ? 2 : 1 }]);
        },
      },
    }),
  );
});

const archivedList = async () => {
  const page = openPage("/fa?edition=51");
  await screen.findByRole("row", { name: /Défilé/ });
  return page;
};

describe("the archived edition", () => {
  it("is chosen among the rarer filters, and shows its sheets without their removal", async () => {
    const { user, address } = openPage("/fa");
    await screen.findByRole("row", { name: /Bal/ });
    await user.click(screen.getByRole("button", { name: "Plus de filtres" }));
    await user.selectOptions(await screen.findByLabelText("Édition"), "Édition 51, archivée");
    await waitFor(() => expect(address()).toBe("/fa?edition=51"));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Escape game/ })).not.toBeInTheDocument());
    expect(await screen.findByRole("row", { name: /Défilé/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Supprimer la FA/ })).not.toBeInTheDocument();
  });

  it("has sheets that say so in one line, and no live button but the one that begins again", async () => {
    openPage("/fa/1", reviewer("humain"));
    const summary = within(await screen.findByRole("region", { name: "Résumé de la fiche" }));
    expect(await summary.findByText("Édition 51 archivée")).toBeInTheDocument();
    expect(summary.getByRole("button", { name: "Repartir de cette FA…" })).toBeInTheDocument();
    for (const name of [/Rejeter/, /Approuver/, /Ajouter/, /Enregistrer/, /Publier/]) {
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByLabelText(/Nouveau commentaire/)).not.toBeInTheDocument();
  });

  it("links a sheet to the one that it lives on in", async () => {
    festival.has({ ...archived(1, "Bal"), edition: { ...last, next: { id: 301, edition: 52 } } });
    openPage("/fa/1");
    expect(await screen.findByRole("link", { name: "Reprise en FA 301" })).toHaveAttribute("href", "/fa/301");
    expect(screen.queryByRole("button", { name: "Repartir de cette FA…" })).not.toBeInTheDocument();
  });
});

describe("beginning again", () => {
  it("shows the new hours and what stays behind, makes the sheet, and opens it", async () => {
    const { user, address } = openPage("/fa/1");
    await user.click(await screen.findByRole("button", { name: "Repartir de cette FA…" }));
    const form = await dialog("Repartir de cette FA");
    expect(await form.findByText(/Pour l'édition 52, 52 semaines plus tard/)).toBeInTheDocument();
    expect(form.getByText(/7 relectures, 1 commentaire, 2 personnes/)).toBeInTheDocument();
    expect(form.getByText(/vendredi 15 mai.*→.*vendredi 14 mai/)).toBeInTheDocument();
    const name = form.getByRole("textbox", { name: /Nom de la nouvelle FA/ });
    expect(name).toHaveValue("Bal");
    await user.clear(name);
    await user.type(name, "Grand bal");
    await user.click(form.getByRole("button", { name: "Créer la FA" }));
    await closed("Repartir de cette FA");
    expect(kept.sent).toEqual([
      { activities: [{ id: 1, version: 1, name: "Grand bal" }], withTasks: false, days: 364 },
    ]);
    await waitFor(() => expect(address()).toBe("/fa/301"));
    expect(await screen.findByRole("link", { name: "Vient de la FA 1 de l'édition 51" })).toHaveAttribute(
      "href",
      "/fa/1",
    );
    await act(async () => notices.first()?.action?.run());
    await waitFor(() => expect(address()).toBe("/fa/1"));
    expect(kept.undone).toEqual([{ activities: [{ id: 301 }] }]);
  });

  it("takes all that are ticked, and is undone by one press", async () => {
    const { user, messages } = await archivedList();
    await user.click(screen.getByRole("checkbox", { name: "Sélectionner la FA #1" }));
    await user.click(screen.getByRole("button", { name: "Tout sélectionner" }));
    await user.click(screen.getByRole("button", { name: "Repartir de ces FAs…" }));
    const form = await dialog("Repartir de 2 FAs");
    await form.findByRole("list", { name: "Nouvelles heures" });
    await user.click(form.getByRole("button", { name: "Créer 2 FAs" }));
    await closed("Repartir de 2 FAs");
    await waitFor(() => expect(messages()).toContain("2 FAs créées"));
    await act(async () => notices.first()?.action?.run());
    await waitFor(() => expect(messages()).toContain("La reprise est annulée"));
    expect(kept.undone).toEqual([{ activities: [{ id: 301 }, { id: 302 }] }]);
  });

  it("says which sheet was edited when it can't be undone any more", async () => {
    const { user, messages } = openPage("/fa/1");
    await user.click(await screen.findByRole("button", { name: "Repartir de cette FA…" }));
    const form = await dialog("Repartir de cette FA");
    await form.findByText(/Pour l'édition 52/);
    await user.click(form.getByRole("button", { name: "Créer la FA" }));
    await closed("Repartir de cette FA");
    kept.isEdited = true;
    await act(async () => notices.first()?.action?.run());
    await waitFor(() =>
      expect(messages()).toContain("FA #301 - Bal a été modifiée depuis la reprise\nRien n'a été annulé."),
    );
  });

  it("sends nothing as long as one of them can't begin again, and says which", async () => {
    festival.has(archived(1, "Bal"), {
      ...archived(2, "Défilé"),
      edition: { ...last, next: { id: 44, edition: 52 } },
    });
    const { user } = await archivedList();
    await user.click(screen.getByRole("checkbox", { name: "Sélectionner la FA #1" }));
    await user.click(screen.getByRole("checkbox", { name: "Sélectionner la FA #2" }));
    await user.click(screen.getByRole("button", { name: "Repartir de ces FAs…" }));
    const form = await dialog("Repartir de 2 FAs");
    expect(await form.findByText("FA #2 - Défilé : déjà reprise en FA #44")).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Créer 2 FAs" }));
    expect(await form.findByText("Laisse de côté ce qui ne peut pas être repris")).toBeInTheDocument();
    expect(kept.sent).toEqual([]);
  });
});
