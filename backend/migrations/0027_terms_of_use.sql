SELECT watch_for_revisions('users', 'UPDATE OF "has_approved_eula"', 'access');
