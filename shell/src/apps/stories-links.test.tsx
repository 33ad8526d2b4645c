import { screen } from "@testing-library/react";
import { renderInSite } from "../testing/test-site";
import { StoriesLinks } from "./stories-links";

const health = {
  app: "mf-tasks",
  inPlace: "v2",
  channels: [
    { channel: "next", version: "v3" },
    { channel: "pr-1", version: "v4" },
  ],
};
const links = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("an administrator opens the Storybook of the version in place, and of those on trial that have one", async () => {
  await renderInSite(<StoriesLinks health={{ ...health, stories: ["v1", "v2", "v3"] }} />);
  expect(links()).toEqual([
    ["Storybook", "/api/applications/mf-tasks/stories/v2/"],
    ["Storybook de l'essai « next »", "/api/applications/mf-tasks/stories/v3/"],
  ]);
});

test("nothing is offered of a version without Storybook, nor of an app that was taken off the site", async () => {
  await renderInSite(<StoriesLinks health={{ ...health, inPlace: null, channels: [], stories: ["v1"] }} />);
  expect(links()).toEqual([]);
});
