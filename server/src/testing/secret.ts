import { secretOf } from '../platform/config/secret.ts'

export const TEST_SECRET_KEY = 'a secret for tests, the same each time'
export const TEST_SECRET = secretOf(TEST_SECRET_KEY)
