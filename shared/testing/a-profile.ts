import type { Profile } from '#domain/user/profile.ts'

/** An ordinary seller's profile; a test overrides only what matters to it. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: 'ayse',
    name: 'Ayşe Kaya',
    email: 'ayse@example.com',
    emailVerified: true,
    about: 'I sell what my children have outgrown.',
    ...overrides,
  }
}
