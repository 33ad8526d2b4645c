/** All unit and component tests in one run. */
export default {
  projects: [
    "shared-domain",
    "shared-auth",
    "shared-ui",
    "federation",
    "shell",
    "mf-activities",
    "mf-tasks",
    "mf-logistics",
    "mf-registrations",
    "mf-planning",
    "mf-accounts",
    "backend",
  ].map((folder) => `<rootDir>/${folder}`),
};
