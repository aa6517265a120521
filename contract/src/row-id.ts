import { z } from 'zod'

/** Of PostgreSQL's integer. */
const MAX_ID = 2_147_483_647

/** Of a row, and the number of a version of one. */
export const rowId = z.int().min(1).max(MAX_ID)
/** In an address, where everything is text. */
export const rowIdInAddress = z.coerce.number().int().min(1).max(MAX_ID)
