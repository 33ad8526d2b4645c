import type { FeatureTodo } from "@coulisses/federation/feature";
import { answeredTeams, fakeServer, read } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { registryWith, renderInSite, testLoader } from "../testing/test-site";
import { Todos } from "./todos";

const todo = (path: string, changes: Partial<FeatureTodo> = {}): FeatureTodo => ({
  request: `${path}/count`,
  permission: "read-fa",
  tags: ["FestivalActivity"],
  one: "FA refusée à reprendre",
  many: "FA refusées à reprendre",
  icon: "chart-bubble",
  link: "/fa?adherent=:userId&status=REFUSED",
  order: 10,
  ...changes,
});
const toReview = (...teams: string[]) =>
  todo("festival-activities/to-review/:team", {
    teams,
    oldest: "festival-activities/to-review/:team/oldest",
    one: "FA à relire",
    many: "FA à relire",
    link: "/fa?:team=REVIEWING",
    order: 20,
  });
const refused = todo("festival-activities/my-refusals");
const swaps = todo("swaps", {
  permission: "affect-volunteer",
  one: "échange à décider",
  many: "échanges à décider",
  link: "/swaps",
  order: 5,
});

const DAY = 24 * 3_600_000;
let counts: Record<string, number>;
let asked: string[];
fakeServer(
  read("teams", () => answeredTeams),
  read("festival-activities/to-review/humain/oldest", () => new Date(Date.now() - 12.5 * DAY).toISOString()),
  ...["festival-activities/my-refusals", "festival-activities/to-review/humain", "swaps"].map((path) =>
    read(`${path}/count`, () => {
      asked.push(path);
      return counts[path] ?? 0;
    }),
  ),
);
beforeEach(() => {
  counts = { "festival-activities/my-refusals": 1, "festival-activities/to-review/humain": 12, swaps: 2 };
  asked = [];
});

const open = (permissions: string[], teams: string[] = ["hard", "humain"]) =>
  renderInSite(<Todos />, {
    loader: testLoader({ registry: registryWith({ todos: [toReview("humain", "matos"), refused, swaps] }) }),
    access: { teams, permissions },
    userId: 7,
  });
const lines = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("« À toi de jouer »", () => {
  it("says what waits for me and since when, the most urgent first, each with the way there", async () => {
    await open(["read-fa", "affect-volunteer"]);
    await waitFor(() =>
      expect(lines()).toEqual([
        ["2 échanges à décider", "/swaps"],
        ["1 FA refusée à reprendre", "/fa?adherent=7&status=REFUSED"],
        ["12 FA à relireHumainjusqu'à 12 jours", "/fa?humain=REVIEWING"],
      ]),
    );
    expect(screen.getByRole("region", { name: "À toi de jouer" })).toBeVisible();
  });

  it("leaves out what is done, and what other teams decide", async () => {
    counts = { ...counts, "festival-activities/my-refusals": 0 };
    await open(["read-fa"], ["hard"]);
    await waitFor(() => expect(asked).toEqual(["festival-activities/my-refusals"]));
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  it("asks nothing for those who may do none of it", async () => {
    await open([]);
    expect(asked).toEqual([]);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});
