import {
  type Notification,
  displayTime,
  dropFirst,
  isClosingSwipe,
  push,
  currentNotification,
} from "./notification-queue";

const saved: Notification = { type: "success", message: "Profil mis à jour !" };
const failed: Notification = { type: "error", message: "Réessaie", timeout: 5000 };

describe("Notifications", () => {
  it("are shown in the order in which they came", () => {
    const queue = push(push([], saved), failed);
    expect(currentNotification(queue)).toBe(saved);
    expect(currentNotification(dropFirst(queue))).toBe(failed);
    expect(currentNotification(dropFirst(dropFirst(queue)))).toBeUndefined();
    expect(dropFirst([])).toEqual([]);
  });

  it("stay three seconds, unless they say otherwise", () => {
    expect(displayTime(saved)).toBe(3000);
    expect(displayTime(failed)).toBe(5000);
  });

  it("close with a swipe of more than 50 pixels, up or down", () => {
    expect([51, -51, 50, -50, 0].map(isClosingSwipe)).toEqual([true, true, false, false, false]);
  });
});
