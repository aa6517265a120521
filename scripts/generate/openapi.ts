import { openApiDocument } from '../../server/src/openapi.ts'
import { writeOrCompare } from './write.ts'

/** The API as the server describes it at /api/v1/openapi.json, for developers of clients. */
export const generateOpenApi = async (check: boolean): Promise<string[]> =>
  writeOrCompare('docs/openapi.gen.json', `${JSON.stringify(await openApiDocument(), null, 2)}\n`, check)
