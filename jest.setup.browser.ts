import "@testing-library/jest-dom";

/*
 * Griffel writes hundreds of style rules into the page. jsdom lays nothing out, yet tries each rule on each element
 * whenever a test looks for a role by its name: half of the time that the page tests took.
 * What a test asks about visibility is said by attributes and inline styles.
 */
CSSStyleSheet.prototype.insertRule = () => 0;
