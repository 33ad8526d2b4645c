/** Keys of the configuration that a visitor without a session may read. */
export const publicConfigurationKeys = ["eventDate", "orgaWeekDate", "registerForm", "festival"] as const;
