/** Accounts with a role: two, since an objection goes to another moderator than the one it is about. */
export const moderators = [
  {
    uid: 'seed-selin-aksu',
    name: 'Selin Aksu',
    email: 'selin@example.com',
    password: 'adamarket',
    role: 'moderator',
  },
  {
    uid: 'seed-kerem-tunc',
    name: 'Kerem Tunç',
    email: 'kerem@example.com',
    password: 'adamarket',
    role: 'admin',
  },
] as const
