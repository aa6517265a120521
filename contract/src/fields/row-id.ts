import { z } from 'zod'

/** The largest value of PostgreSQL's integer type. */
const MAX_ID = 2_147_483_647

/** The id of a row; also the number of its version. */
export const rowId = z.int().min(1).max(MAX_ID)
/** In an address, where everything is text. */
export const rowIdInAddress = z.coerce.number().int().min(1).max(MAX_ID)
