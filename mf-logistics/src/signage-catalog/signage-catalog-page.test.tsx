import { downloads, festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import {
  type CatalogueSignageItem,
  checkSignageRemovable,
  type SignageItemForm,
  signageImageNotFound,
  signageNotFound,
  signageToStore,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fileOf } from "@coulisses/shared-pages/spreadsheet/testing";
import { openPage, reader, signaMember } from "../testing/open-page";

const signages = keptRows<CatalogueSignageItem>({ notFound: signageNotFound, thing: "signage" });
const fields = (form: SignageItemForm, id?: number) => ({
  ...signageToStore(form, signages.all(), id),
  ...(form.file !== undefined && { image: "une-image.png" }),
});
const festival = festivalServer({
  signage: {
    list: signages.all,
    add: ({ body }) => signages.add(fields(body)),
    change: ({ body, ...asked }) => signages.change(signages.seen(asked).id, fields(body, asked.id)),
    listUses: () => [],
    remove: signages.removing(),
    readImage: ({ id }) => {
      if (signages.find(id).image === undefined) throw signageImageNotFound();
      return new Response(Uint8Array.of(1, 2, 3), { headers: { "Content-Type": "image/png" } });
    },
  },
});
// A picture is shown through an address of this tab, as a file is handed over.
downloads();

const open = (path = "/signa/catalog", access = signaMember) => openPage(path, access);
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const picture = (name: string, type: string, size = 100) => fileOf(new Uint8Array(size), name, type);
const choose = (form: ReturnType<typeof within>, file: File) =>
  fireEvent.change(form.getByLabelText("Image", { selector: "input" }), { target: { files: [file] } });

beforeEach(() => {
  signages.add({ ...fields({ name: "Sortie de secours", type: "PANNEAU" }), image: "sortie.png" });
  signages.add(fields({ name: "Défilé du samedi", type: "BACHE" }));
});

describe("the catalogue of signage", () => {
  it("shows each one's type, and whether it has a picture", async () => {
    open();
    expect(within(await row("Sortie de secours")).getByText("Panneau")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Voir l'image de Sortie de secours" })).toBeInTheDocument();
    expect(
      screen.queryByRole("button", { name: "Voir l'image de Défilé du samedi" }),
    ).not.toBeInTheDocument();
  });

  it("is filtered by name and type, in its address", async () => {
    const { user, address } = open();
    await row("Sortie");
    await user.selectOptions(screen.getByLabelText("Type de signalisation"), "Bâche");
    expect(address()).toBe("/signa/catalog?type=BACHE");
    await waitFor(() => expect(screen.queryByRole("row", { name: /^Sortie/ })).not.toBeInTheDocument());
    await user.type(screen.getByRole("searchbox", { name: "Nom de la signalisation" }), "licorne");
    expect(await screen.findByText("Aucune signalisation trouvée")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(await row("Sortie")).toBeInTheDocument();
  });

  it("finds a name whatever its accents", async () => {
    open("/signa/catalog?name=DEFILE");
    expect(await row("Défilé")).toBeInTheDocument();
    expect(screen.getAllByRole("row")).toHaveLength(2);
  });

  it("tells that it could not be read, and tries again", async () => {
    festival.unplug();
    const { user } = open();
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await row("Sortie")).toBeInTheDocument();
  });

  it("lets those who only read see the pictures, and change nothing", async () => {
    open("/signa/catalog", reader);
    await row("Sortie");
    expect(screen.queryByRole("button", { name: /Ajouter|Modifier|Supprimer/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Voir l'image de Sortie de secours" })).toBeInTheDocument();
  });

  it("shows a picture, once it has come", async () => {
    const { user } = open();
    await row("Sortie");
    festival.unplug();
    await user.click(screen.getByRole("button", { name: "Voir l'image de Sortie de secours" }));
    const shown = await dialog("Sortie de secours");
    const retry = await shown.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await shown.findByRole("img", { name: "Sortie de secours" })).toHaveAttribute("src", "blob:0");
  });
});

describe("a signage", () => {
  it("is added with its picture", async () => {
    const { user, messages } = open();
    await row("Sortie");
    await user.click(screen.getByRole("button", { name: "Ajouter une signalisation" }));
    const form = await dialog("Ajouter une signalisation");
    expect(form.getByLabelText(/Type de signalisation/)).toHaveValue("AFFICHE");
    await user.type(form.getByLabelText(/Nom de la signalisation/), "Buvette");
    choose(form, picture("buvette.png", "image/png"));
    expect(form.getByText("buvette.png")).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(within(await row("Buvette")).getByText("Affiche")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Voir l'image de Buvette" })).toBeInTheDocument();
    await waitFor(() => expect(messages()).toContain("La signalétique a été créé"));
  });

  it("needs a name of three letters that nothing else has", async () => {
    const { user } = open();
    await row("Sortie");
    await user.click(screen.getByRole("button", { name: "Ajouter une signalisation" }));
    const form = await dialog("Ajouter une signalisation");
    const name = form.getByLabelText(/Nom de la signalisation/);
    await user.type(name, "ab{Enter}");
    expect(await form.findByText("Taper au moins 3 caractères")).toBeInTheDocument();
    await user.clear(name);
    await user.type(name, "sortie de SECOURS");
    expect(form.getByText("La signalisation avec ce nom existe déjà")).toBeInTheDocument();
    await user.clear(name);
    await user.type(name, "x".repeat(41));
    expect(form.getByText("Nom : 40 caractères au plus")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it.each([
    ["no picture", picture("plan.pdf", "application/pdf"), "Seulement des images (png, jpeg ou gif)"],
    ["too big", picture("photo.jpg", "image/jpeg", 2 * 1024 * 1024), "Moins de 2 Mo s'il te plaît 🙏"],
  ])("refuses a file that is %s before sending it", async (_, file, reason) => {
    const { user } = open();
    await user.click(within(await row("Défilé")).getByRole("button", { name: "Modifier Défilé du samedi" }));
    const form = await dialog("Modifier une signalisation");
    choose(form, file);
    expect(await form.findByText(reason)).toBeInTheDocument();
    expect(form.queryByText(file.name)).not.toBeInTheDocument();
  });

  it("stays in its form when the server refuses its picture, and is not created without it", async () => {
    const { user } = open();
    await row("Sortie");
    festival.refuse("signage.add", 400, "Cette image est incomplète", {
      fields: { file: "Cette image est incomplète" },
    });
    await user.click(screen.getByRole("button", { name: "Ajouter une signalisation" }));
    const form = await dialog("Ajouter une signalisation");
    await user.type(form.getByLabelText(/Nom de la signalisation/), "Buvette");
    choose(form, picture("coupee.png", "image/png"));
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await form.findByText("Cette image est incomplète")).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /^Buvette/ })).not.toBeInTheDocument();
    festival.plug();
    choose(form, picture("entiere.png", "image/png"));
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await screen.findByRole("button", { name: "Voir l'image de Buvette" })).toBeInTheDocument();
  });

  it("changes its name and its type", async () => {
    const { user, messages } = open();
    await user.click(within(await row("Défilé")).getByRole("button", { name: "Modifier Défilé du samedi" }));
    const form = await dialog("Modifier une signalisation");
    await user.selectOptions(form.getByLabelText(/Type de signalisation/), "Panneau");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await waitFor(() =>
      expect(within(screen.getByRole("row", { name: /^Défilé/ })).getByText("Panneau")).toBeInTheDocument(),
    );
    await waitFor(() => expect(messages()).toContain("La signalétique a été mise à jour"));
  });

  it("changed by another person a moment ago shows what it has become, and all that was chosen", async () => {
    const signage = signages.add(fields({ name: "Buvette", type: "AFFICHE" }));
    const { user } = open();
    await user.click(within(await row("Buvette")).getByRole("button", { name: "Modifier Buvette" }));
    const form = await dialog("Modifier une signalisation");
    choose(form, picture("buvette.png", "image/png"));
    await user.selectOptions(form.getByLabelText(/Type de signalisation/), "Panneau");
    signages.change(signage.id, { name: "Buvette du parc" });
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await waitFor(() =>
      expect(form.getByLabelText(/Nom de la signalisation/)).toHaveValue("Buvette du parc"),
    );
    expect(form.getByText(/Cette signalisation a été modifiée entre-temps/)).toBeInTheDocument();
    expect(form.getByLabelText(/Type de signalisation/)).toHaveValue("PANNEAU");
    expect(form.getByText("buvette.png")).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(
      await screen.findByRole("button", { name: "Voir l'image de Buvette du parc" }),
    ).toBeInTheDocument();
  });

  it("stays when activities ask for it, and the person reads which", async () => {
    signages.add(fields({ name: "Buvette", type: "AFFICHE" }));
    festival.answers({
      signage: {
        remove: () => {
          checkSignageRemovable([2, 1]);
        },
      },
    });
    const { user } = open();
    await user.click(within(await row("Buvette")).getByRole("button", { name: "Supprimer Buvette" }));
    const asked = await dialog("Supprimer Buvette");
    await user.click(asked.getByRole("button", { name: "Supprimer" }));
    expect(
      await asked.findByText("Impossible de supprimer la signalisation, elle est liée à : FA 1, FA 2"),
    ).toBeInTheDocument();
  });

  it("goes after a confirmation", async () => {
    const { user, messages } = open();
    await user.click(within(await row("Défilé")).getByRole("button", { name: "Supprimer Défilé du samedi" }));
    await dialog("Supprimer Défilé du samedi");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("row", { name: /^Défilé/ })).not.toBeInTheDocument());
    await waitFor(() => expect(messages()).toContain("La signalétique a été supprimé"));
  });
});
