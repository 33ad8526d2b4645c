import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { ReactElement } from "react";
import { renderWithStore } from "./render-with-store";

type Opener = {
  /** The pages of the app at an address, as `FeatureAt` of the tests of pages writes it below them. */
  pagesAt: (path: string) => ReactElement;
  /** The id of the person who opens the pages. @default 1 */
  userId?: number;
  /** The person's rights, unless a test gives others. */
  access?: Access;
};

/** Writes into a field, and leaves it. */
export function fillField(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/**
 * Makes the function with which an app's component tests open its pages. It returns the queries of Testing
 * Library, a mouse and keyboard (`user`), the notices shown (`messages()`) and the present address
 * (`address()`).
 */
export function pageOpener({ pagesAt, userId = 1, access: usual }: Opener) {
  return function openPage(path: string, access: Access = usual ?? { teams: [], permissions: [] }) {
    const page = renderWithStore(pagesAt(path), { userId, access });
    const address = () => screen.getByLabelText("adresse").textContent;
    return { ...page, user: userEvent.setup(), address };
  };
}
