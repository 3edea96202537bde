import { ensurePackages } from './bootstrap/packages.mjs'

// For jobs that have credentials: afterwards no command installs anything.
await ensurePackages()
