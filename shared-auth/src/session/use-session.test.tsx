import { renderWithStore } from "../testing";
import { useCan, useIsMemberOf } from "./use-session";

function Rights() {
  const mayRead = useCan("read-fa");
  const mayOpen = useCan(undefined);
  const isBar = useIsMemberOf("bar");
  return <p>{[mayRead && "lit", mayOpen && "ouvre", isBar && "sert"].filter(Boolean).join(" ")}</p>;
}

describe("AUTH-6", () => {
  test.each([
    ["a newcomer opens what needs nothing", [], [], "ouvre"],
    ["a permission of the token is enough", [], ["read-fa"], "lit ouvre"],
    ["a member passes the team check", ["bar"], [], "ouvre sert"],
    ["admin passes every check", ["admin"], [], "lit ouvre sert"],
  ])("%s", (_case, teams, permissions, expected) => {
    const { container } = renderWithStore(<Rights />, { access: { teams, permissions } });
    expect(container).toHaveTextContent(new RegExp(`^${expected}$`));
  });
});
