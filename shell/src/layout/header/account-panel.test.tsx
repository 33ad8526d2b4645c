import { api, fakeServer } from "@coulisses/shared-auth/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { install } from "../../installation/install-prompt";
import { installation } from "../../installation/installation";
import { renderInSite } from "../../testing/test-site";
import { AccountPanel } from "./account-panel";

jest.mock("../../installation/install-prompt", () => ({ install: jest.fn(() => Promise.resolve()) }));

fakeServer(http.get(api("*"), () => HttpResponse.json([])));

beforeEach(() => {
  installation.forget();
});

test("the application is offered once the browser can install it", async () => {
  const onClose = jest.fn();
  await renderInSite(<AccountPanel id="panel" onClose={onClose} />);
  expect(screen.queryByRole("button", { name: "Installer l'application" })).not.toBeInTheDocument();
  act(() => {
    installation.become({ canInstall: true });
  });
  await userEvent.click(screen.getByRole("button", { name: "Installer l'application" }));
  expect(install).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
