/** The usage of a command, and its description. */
type CommandHelp = { usage: string; summary: string; details: string };

const site = `--site dir   the site's folder: a volume, or a bucket mounted or synced (default: ./site, or SITE_DIR)`;

const to = `--to url          a running site in place of a folder: https://coulisses.example.org
--token-file path a file that holds nothing but the token (default: the variable COULISSES_PUBLISH_TOKEN)`;

const asked = `--because text    the reason, kept in the history
--by label        the token that asked for it, kept in the history
--person n        the administrator who asked for it, by their number, kept in the history`;

/** The help of each command, by its name. */
const help = {
  build: {
    usage: "build",
    summary: "build the package of this folder into dist/",
    details: `A folder with a feature.json is a feature app; any other is the shell.
--single dir   build the shell and every app as one bundle instead, without federation, as a site in dir`,
  },
  create: {
    usage: "create <mf-name>",
    summary: "make a new feature app with a list and a form in the menu",
    details: `In the repository of the shared packages the app joins the others; anywhere else it gets a folder of its own.
--no-install     leave "npm install" to be run by hand
--packages dir   take the shared packages from these packed files (npm run pack), not from the registry`,
  },
  dev: {
    usage: "dev [folder…]",
    summary: "serve these apps, or the one of this folder, with hot reload",
    details: `--port n     of the development server (default: 4000)
--site url   a running Coulisses that gives all the rest (default: http://127.0.0.1:3000); --backend is the same
Beside the shell's source, components are replaced in place; elsewhere the site's shell shows the apps, and a
change loads the page anew.`,
  },
  publish: {
    usage: "publish [folder…]",
    summary: "put built apps, or the shell, into a site",
    details: `A folder is a package that was built, or what its build made (default: this one).
Only what the build's manifest names is copied, and the Storybook beside it (storybook-static). Refused: a build that is not whole or holds links, a
contract that the shell in place can't run, a page that another app or the shell owns, a permission
or a name of a shared module that the shell in place does not have. A shell and the apps that need
it are published together. Before its door opens, each page and card is opened once, under the shell in
place and on an API that answers as the contract promises: what throws is refused.
An entry, page or card over its budget (8 and 60 KiB compressed, or "budget" in feature.json) is refused too.
--force      publish what throws or weighs too much all the same; its history says so
--untried    open nothing before; its history says so
--channel name   for the people of a channel, not for everybody: those with the permission ask for it by
                 /?channel=name; the version in place stays
--percent n      also, unasked, this share of people, always the same ones
--team code      also, unasked, the people of this team; once for each team
--files-at origin  another server, which the site allows (APP_ORIGINS), serves their files: https://apps.example.org
--own file   replace only what is absent or what was published with this file, list the rest; tries nothing
${site}
${to}
The trial runs here, under the shell of that site; files that the site has are not sent again.`,
  },
  promote: {
    usage: "promote <app…> --channel name",
    summary: "put the version of a channel in place for everybody, and end the channel",
    details: `Several apps change in one write, so that a page which one gives to another always has one owner.
--from version    only if the channel has this version; mf-tasks@version says it of one of several
${asked}
${site}
${to}`,
  },
  end: {
    usage: "end <app…> --channel name",
    summary: "end a channel: its people get the version in place",
    details: `--from version    only if the channel has this version
${asked}
${site}
${to}`,
  },
  receive: {
    usage: "receive <folder>",
    summary:
      "put a build that another machine sent into the site: what the server does with what it was sent",
    details: `Runs nothing of it, and refuses all that publish refuses.
--only app    the one app that may be in it
--by label    the token that it came with, for the history
--channel, --percent, --team   for the people of a channel, as for publish
--trial json  what its sender says of its trial, for the history
${site}`,
  },
  check: {
    usage: "check [folder…]",
    summary: "say what publishing these builds would refuse; without folder, what is wrong in the site",
    details: site,
  },
  impact: {
    usage: "impact [folder]",
    summary: "say which published apps a built shell or app would break: the app, its pages, the name",
    details: `The folder is that of the shell (default: shell), or of an app that offers spots.
--site dir   the site's folder, or the address of a running site: https://…`,
  },
  rollback: {
    usage: "rollback <app> [version]",
    summary: "put the version before, or the one named, back in place",
    details: `The app may be "shell".
--from version    only if this version is in place: another one was not looked at
${asked}
${site}
${to}`,
  },
  unpublish: {
    usage: "unpublish <app>",
    summary: "take an app out of the site: its pages are not there any more, its versions stay",
    details: `Its versions stay for a later "publish", or "rollback <app> <version>".
${asked}
${site}
${to}`,
  },
  disable: {
    usage: "disable <app>",
    summary: "leave an app in the menu, with a word for people in the place of its pages and cards",
    details: `Versions that are published meanwhile wait for "enable".
--word text       the word, in French: "Les FT sont en pause jusqu'à 18 h."
--ask text        the person to ask, after "demande à" (default: un admin)
${asked}
${site}
${to}`,
  },
  enable: {
    usage: "enable <app>",
    summary: "give an app that was disabled back to people",
    details: `${asked}
${site}
${to}`,
  },
  transfer: {
    usage: "transfer <folder> <folder>…",
    summary: "publish several apps in one write, of which one gives a page to another",
    details: `A folder is as for publish; mf-tasks@4b8ec4891b14 is a version that the site has kept.
At every moment exactly one app has the page. Refused: when no page goes from one of them to another.
--force      publish what throws all the same; its history says so
--untried    open nothing before; its history says so
${site}`,
  },
  list: {
    usage: "list",
    summary: "show the shell and each app, the version in place and the history",
    details: site,
  },
  prune: {
    usage: "prune [app…]",
    summary: "remove old versions, of these apps or of all",
    details: `--keep n   versions of each that stay whatever their age (default: 3)
--days n   days that a version stays once it left its place, for the tabs that run it (default: 7)
${site}`,
  },
} satisfies Record<string, CommandHelp>;

/** The name of a command. */
export type Command = keyof typeof help;

/** True for the name of a command. */
export function isCommand(name: string | undefined): name is Command {
  return name !== undefined && name in help;
}

const codes = "Exit codes: 0 done, 1 refused or failed, 2 wrong usage.";

/** The help of one command, or the list of all. */
export function helpOf(command?: Command): string {
  if (command) {
    const { usage, summary, details } = help[command];
    return `federation ${usage}\n\n${summary}\n\n${details}\n\n${codes}\n`;
  }
  const width = Math.max(...Object.values(help).map(({ usage }) => usage.length));
  const lines = Object.values(help).map(
    ({ usage, summary }) => `  federation ${usage.padEnd(width)}  ${summary}`,
  );
  return `${lines.join("\n")}\n\nfederation <command> --help says more of one. ${codes}\n`;
}
