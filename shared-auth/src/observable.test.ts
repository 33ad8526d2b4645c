import { observable } from "./observable";

describe("a value that screens follow", () => {
  it("tells of each change, and only of changes", () => {
    const status = observable("connecting");
    const seen: string[] = [];
    status.subscribe(() => seen.push(status.current()));
    status.set("live");
    status.set("live");
    status.set("offline");
    expect(seen).toEqual(["live", "offline"]);
  });

  it("leaves in peace who has stopped listening", () => {
    const status = observable(1);
    const listener = jest.fn();
    status.subscribe(listener)();
    status.set(2);
    expect(listener).not.toHaveBeenCalled();
    expect(status.current()).toBe(2);
  });
});
