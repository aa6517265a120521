import { ConfigError } from '../server/src/config-error.ts'
import { dismissStaff } from '../server/src/staff/remove.ts'

try {
  console.log(await dismissStaff(process.env))
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
