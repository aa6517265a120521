import type { Papers } from '../papers/store.ts'
import type { Secret } from '../platform/config/secret.ts'
import type { Database } from '../platform/db/database.ts'

export type AttemptDeps = { readonly db: Database; readonly papers: Papers; readonly secret: Secret }
