import * as contract from '@pariksha/contract/site/search'
import type { Database } from '../../platform/db/database.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import { findDocuments } from './find-documents.ts'
import { refreshDocuments } from './refresh-documents.ts'

export function searchRoutes(route: Router, { db }: { readonly db: Database }): void {
  route(contract.search, async (asked) => {
    await refreshDocuments(db)
    return { results: [...(await findDocuments(db, asked.caller, asked.query.q, responseLanguage(asked)))] }
  })
}
