import { festivalServer, keptRows, keptState, read } from "@coulisses/shared-auth/testing";
import {
  type CatalogueLocation,
  checkLocationRemovable,
  createLocation,
  locationNotFound,
  updateLocation,
} from "@coulisses/shared-domain/location/location-catalogue";
import type { Use } from "@coulisses/shared-domain/logistics/catalogue";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage, reader, signaMember } from "../testing/open-page";
import { prepareLeaflet } from "@coulisses/shared-ui/map/testing";

prepareLeaflet();

const a = { lat: 45.784, lng: 4.876 };
const b = { lat: 45.785, lng: 4.877 };
const c = { lat: 45.784, lng: 4.878 };
const stage: CatalogueLocation = {
  id: 1,
  version: 1,
  name: "Scène <Pulse>",
  geoLocation: { type: "POINT", coordinates: a },
};
const alley: CatalogueLocation = {
  id: 2,
  version: 1,
  name: "Allée Centrale",
  geoLocation: { type: "ROAD", coordinates: [a, b] },
};
const lawn: CatalogueLocation = {
  id: 3,
  version: 1,
  name: "Pelouse",
  geoLocation: { type: "AREA", coordinates: [a, b, c] },
};
const room: CatalogueLocation = { id: 4, version: 1, name: "Salle Montréal", geoLocation: null };

const places = keptRows<CatalogueLocation>({
  notFound: locationNotFound,
  thing: "location",
  first: () => [stage, alley, lawn, room],
});
/** Uses of a place: those that the screen can read, and those of sheets that took it afterwards. */
const kept = keptState(() => ({ uses: [] as Use[], taken: [] as Use[] }));
const festival = festivalServer({
  location: {
    list: places.all,
    add: ({ body }) => places.add(createLocation(body)),
    change: places.changing((place, { body }) => updateLocation(place, body)),
    listUses: () => kept.uses,
    remove: places.removing(() => checkLocationRemovable([...kept.uses, ...kept.taken])),
  },
});

const open = (path = "/signa/location", access = signaMember) => openPage(path, access);
const onMap = async () => within(await screen.findByRole("region", { name: "Carte des lieux" }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const openEditor = async (name: string) => {
  const editor = await dialog(name);
  await editor.findByRole("region", { name: "Carte du lieu" });
  return editor;
};
/** Away from the middle of a map that has no size here. */
const clickMap = (map: Element, clientX: number, clientY: number) => {
  for (const type of ["mousedown", "mouseup", "click"])
    fireEvent(map, new MouseEvent(type, { bubbles: true, clientX, clientY }));
};

describe("the places of the festival", () => {
  it("are listed, and drawn as points, roads and areas under their names", async () => {
    open();
    expect(await screen.findByRole("row", { name: /Pelouse *Zone/ })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /Salle Montréal *Non/ })).toBeInTheDocument();
    const map = await onMap();
    const drawn = (await map.findAllByRole("img")).map((shape) => shape.getAttribute("aria-label"));
    expect(drawn.sort()).toEqual(["Allée Centrale", "Pelouse", "Scène <Pulse>"]);
  });

  it("say their name, as it was typed, to who points at them", async () => {
    open();
    fireEvent.mouseOver(await (await onMap()).findByRole("img", { name: "Scène <Pulse>" }));
    expect(await (await onMap()).findByText("Scène <Pulse>")).toBeInTheDocument();
  });

  it("are found in the table and on the map by one search, kept in the address", async () => {
    open("/signa/location?search=allee");
    expect(await (await onMap()).findByRole("img", { name: "Allée Centrale" })).toBeInTheDocument();
    expect((await onMap()).queryByRole("img", { name: "Pelouse" })).not.toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /Pelouse/ })).not.toBeInTheDocument();
  });

  it("say when the search finds none", async () => {
    open("/signa/location?search=piscine");
    expect(await screen.findByText("Aucun lieu trouvé")).toBeInTheDocument();
  });

  it("show the mention that the background asks for", async () => {
    open();
    expect(await screen.findByText(/les contributeurs d'OpenStreetMap/)).toBeInTheDocument();
  });

  it("say that their background is missing while its pictures don't come, and no longer once they do", async () => {
    const { container } = open();
    await (await onMap()).findByRole("img", { name: "Pelouse" });
    const word = /^Le fond de carte ne répond pas/;
    const [picture] = container.querySelectorAll("img.leaflet-tile");
    fireEvent.error(picture!);
    expect(await screen.findByText(word)).toBeInTheDocument();
    fireEvent.load(picture!);
    await waitFor(() => expect(screen.queryByText(word)).not.toBeInTheDocument());
  });

  it("ask nobody for pictures when the administrator wants no background", async () => {
    festival.server.use(
      read("configuration", () => [{ key: "map", version: 1, value: { tiles: null, center: a, zoom: 15 } }]),
    );
    const { container } = open();
    await (await onMap()).findByRole("img", { name: "Pelouse" });
    expect(container.querySelector("img")).toBeNull();
    expect(screen.queryByText(/OpenStreetMap/)).not.toBeInTheDocument();
  });

  it("are only shown to those who may not change them", async () => {
    open("/signa/location", reader);
    fireEvent.click(await (await onMap()).findByRole("img", { name: "Pelouse" }));
    expect(screen.queryByRole("button", { name: "Ajouter un lieu" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Modifier/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("changing a place", () => {
  it("starts by a click on its shape, and sends nothing while nothing has changed", async () => {
    const { user, messages } = open();
    fireEvent.click(await (await onMap()).findByRole("img", { name: "Pelouse" }));
    const editor = await openEditor("Modifier un lieu");
    expect(editor.getByLabelText(/Nom du lieu/)).toHaveValue("Pelouse");
    expect(editor.getByLabelText("Type de forme")).toHaveValue("AREA");
    await user.click(editor.getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect([festival.writes, messages()]).toEqual([[], []]));
    fireEvent.click(await (await onMap()).findByRole("img", { name: "Pelouse" }));
    const again = await openEditor("Modifier un lieu");
    await user.type(again.getByLabelText(/Nom du lieu/), " des Humanités{Enter}");
    await waitFor(() => expect(messages()).toEqual(["Lieu modifié 🥳"]));
    expect(festival.writes).toEqual(['PUT locations/3 {"name":"Pelouse des Humanités"}']);
    expect(places.row(3)?.geoLocation).toEqual(lawn.geoLocation);
  });

  it("keeps the dialog and all that was typed when the server refuses", async () => {
    const { user, messages } = open();
    await user.click(await screen.findByRole("button", { name: "Modifier Pelouse" }));
    const editor = await openEditor("Modifier un lieu");
    await user.type(editor.getByLabelText(/Nom du lieu/), " B");
    festival.unplug();
    await user.click(editor.getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(editor.getByLabelText(/Nom du lieu/)).toHaveValue("Pelouse B");
  });

  it("changed by another person a moment ago asks whose change stands, and keeps what was typed", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Modifier Pelouse" }));
    const editor = await openEditor("Modifier un lieu");
    await user.type(editor.getByLabelText(/Nom du lieu/), " B");
    places.change(3, { name: "Pelouse Nord", geoLocation: null });
    await user.click(editor.getByRole("button", { name: "Modifier" }));
    expect(await editor.findByText(/Nom : Pelouse Nord/)).toHaveTextContent("Sur la carte : non");
    expect(editor.getByText(/Ce lieu a été modifié entre-temps/)).toBeInTheDocument();
    expect(editor.getByLabelText(/Nom du lieu/)).toHaveValue("Pelouse B");
    await user.click(editor.getByRole("button", { name: "Garder la mienne" }));
    await user.click(editor.getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(places.row(3)).toMatchObject({ name: "Pelouse B", geoLocation: null }));
  });

  it("moves and removes points by the keyboard", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Modifier Allée Centrale" }));
    const editor = await openEditor("Modifier un lieu");
    await user.click(editor.getByLabelText("Mode édition"));
    const point = () => editor.getByRole("button", { name: /^Point 1 sur/ });
    const before = point().getAttribute("aria-label");
    point().focus();
    fireEvent.keyDown(point(), { key: "ArrowRight" });
    expect(point()).toHaveFocus();
    expect(point().getAttribute("aria-label")).not.toBe(before);
    fireEvent.keyDown(editor.getByRole("button", { name: /^Point 2 sur 2/ }), { key: "Delete" });
    expect(point()).toHaveFocus();
    expect(editor.getByText("Une route a au moins deux points")).toBeInTheDocument();
    await user.click(editor.getByRole("button", { name: "Modifier" }));
    expect(festival.writes).toEqual([]);
    await user.click(editor.getByRole("button", { name: "Ajouter un point au centre" }));
    await user.click(editor.getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(places.row(2)?.geoLocation).not.toEqual(alley.geoLocation));
    expect(places.row(2)?.geoLocation?.coordinates).toHaveLength(2);
  });

  it("starts the shape again when its type changes, and may take it off the map", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Modifier Scène <Pulse>" }));
    const editor = await openEditor("Modifier un lieu");
    await user.selectOptions(editor.getByLabelText("Type de forme"), "Zone");
    await user.click(editor.getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(places.row(1)?.geoLocation).toBeNull());
  });
});

describe("adding a place", () => {
  it("takes a name and clicks on the map; a right click ends the drawing", async () => {
    const { user, messages } = open();
    await user.click(await screen.findByRole("button", { name: "Ajouter un lieu" }));
    const editor = await openEditor("Ajouter un lieu");
    await user.type(editor.getByLabelText(/Nom du lieu/), "Parking");
    await user.click(editor.getByRole("button", { name: "Ajouter" }));
    expect(await editor.findByRole("alert")).toHaveTextContent("Place le lieu sur la carte.");
    expect(festival.writes).toEqual([]);
    await user.selectOptions(editor.getByLabelText("Type de forme"), "Route");
    const map = editor.getByRole("region", { name: "Carte du lieu" });
    clickMap(map, 10, 10);
    clickMap(map, 90, 40);
    expect(await editor.findByRole("button", { name: /^Point 2 sur 2/ })).toBeInTheDocument();
    fireEvent.contextMenu(map, { clientX: 50, clientY: 50 });
    expect(editor.getByLabelText("Mode édition")).not.toBeChecked();
    clickMap(map, 200, 200);
    await user.click(editor.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(messages()).toEqual(["Lieu ajouté 🥳"]));
    expect(places.row(5)).toMatchObject({ name: "Parking", geoLocation: { type: "ROAD" } });
    expect(places.row(5)?.geoLocation?.coordinates).toHaveLength(2);
  });

  it("shows the other places, and takes back the last point", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Ajouter un lieu" }));
    const editor = await openEditor("Ajouter un lieu");
    const map = editor.getByRole("region", { name: "Carte du lieu" });
    await waitFor(() =>
      expect(map.querySelectorAll("path.leaflet-interactive, .leaflet-marker-icon")).toHaveLength(3),
    );
    await user.selectOptions(editor.getByLabelText("Type de forme"), "Route");
    expect(editor.queryByRole("button", { name: "Retirer le dernier point" })).not.toBeInTheDocument();
    clickMap(map, 10, 10);
    clickMap(map, 90, 40);
    await editor.findByRole("button", { name: /^Point 2 sur 2/ });
    await user.click(editor.getByRole("button", { name: "Retirer le dernier point" }));
    expect(await editor.findByRole("button", { name: /^Point 1 sur 1/ })).toBeInTheDocument();
    expect(editor.queryByRole("button", { name: /^Point 2/ })).not.toBeInTheDocument();
  });

  it("begins again after « Réinitialiser »", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Ajouter un lieu" }));
    const editor = await openEditor("Ajouter un lieu");
    await user.click(editor.getByRole("button", { name: "Placer au centre de la carte" }));
    expect(editor.getByRole("button", { name: /^Point 1 sur 1/ })).toBeInTheDocument();
    await user.click(editor.getByRole("button", { name: "Réinitialiser" }));
    expect(editor.queryByRole("button", { name: /^Point 1/ })).not.toBeInTheDocument();
  });
});

describe("deleting a place", () => {
  it("asks first", async () => {
    const { user, messages } = open();
    await user.click(await screen.findByRole("button", { name: "Supprimer Pelouse" }));
    await user.click((await dialog("Supprimer « Pelouse » ?")).getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toEqual(["Lieu supprimé 🥳"]));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Pelouse/ })).not.toBeInTheDocument());
  });

  it("is not offered for what is in use: the sheets that use it are one press away", async () => {
    kept.uses.push({ by: "FT", id: 3 }, { by: "FA", id: 1 }, { by: "FT", id: 3 });
    const { user, address } = open();
    await user.click(await screen.findByRole("button", { name: "Supprimer Pelouse" }));
    await screen.findByText("Impossible de supprimer le lieu tant que ces fiches s'en servent :");
    const removal = await dialog("Supprimer « Pelouse » ?");
    expect(removal.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["FA 1", "FT 3"]);
    expect(removal.queryByRole("button", { name: "Supprimer" })).not.toBeInTheDocument();
    await user.click(removal.getByRole("link", { name: "FT 3" }));
    expect(address()).toBe("/ft/3");
    expect(festival.writes).toEqual([]);
  });

  it("is refused for what a sheet has just taken, with the list of what uses it", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Supprimer Pelouse" }));
    const removal = await dialog("Supprimer « Pelouse » ?");
    kept.taken.push({ by: "FT", id: 3 }, { by: "FA", id: 1 });
    await user.click(removal.getByRole("button", { name: "Supprimer" }));
    expect(await removal.findByRole("alert")).toHaveTextContent(
      "Impossible de supprimer le lieu, il est lié à : FA 1, FT 3",
    );
  });
});
