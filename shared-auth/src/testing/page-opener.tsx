import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { ReactElement } from "react";
import { renderWithStore } from "./render-with-store";

type Opener = {
  /** The pages of the app at an address, as `FeatureAt` of the tests of pages writes it below them. */
  pagesAt: (path: string) => ReactElement;
  /** Who opens the pages; 1 without it. */
  userId?: number;
  /** What they may do unless a test says otherwise. */
  access?: Access;
};

/**
 * Makes what the component tests of an app open its pages with. What it answers has the queries of Testing Library,
 * a person's mouse and keyboard (`user`), what they were told (`messages()`) and where they are (`address()`).
 */
export function pageOpener({ pagesAt, userId = 1, access: usual }: Opener) {
  return function openPage(path: string, access: Access = usual ?? { teams: [], permissions: [] }) {
    const page = renderWithStore(pagesAt(path), { userId, access });
    const address = () => screen.getByLabelText("adresse").textContent;
    return { ...page, user: userEvent.setup(), address };
  };
}
