import { generateDatabaseTypes } from './generate/database-types.ts'
import { generateLicences } from './generate/licences.ts'
import { generateOpenApi } from './generate/openapi.ts'

/** Regenerates the committed generated files; with --check only lists those out of date. */
const check = process.argv.includes('--check')
const outdated = [
  ...generateLicences(check),
  ...(await generateDatabaseTypes(check)),
  ...(await generateOpenApi(check)),
]
if (outdated.length > 0) {
  console.error(`out of date: ${outdated.join(', ')}; run "npm run generate"`)
  process.exit(1)
}
